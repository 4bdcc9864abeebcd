import type { FormContent } from '@callboard/api-contract/forms';
import type { FormHandle } from '@callboard/forms';
import type { Step } from '@callboard/ui-kit/navigation';
import { useMemo, useSyncExternalStore } from 'react';
import { messages } from '../../messages';
import { createValuesStore } from '../visible-fields/createValuesStore';
import { pageProgress, type PageProgress } from '../progress/pageProgress';
import type { Pages } from './usePages';
import { reviewPage } from './reviewPage';

export interface StepsOptions {
  handle: FormHandle;
  content: FormContent;
  steps: readonly string[];
  pages: Pages;
  isReadOnly: boolean;
  /** True if a submission was rejected before: then missing answers are errors. */
  hasAttempted: boolean;
}

/** The steps of the form, each with the number of answers that it still needs. */
export function useSteps({ handle, content, steps, pages, isReadOnly, hasAttempted }: StepsOptions): Step[] {
  const store = useMemo(
    () => createValuesStore(handle, (values) => pageProgress(content, values)),
    [handle, content],
  );
  const progress = useSyncExternalStore(store.subscribe, store.get);
  return steps.map((id) => {
    if (id === reviewPage) return { id, label: messages.review, isDone: false };
    const label = content.pages.find((page) => page.id === id)?.title ?? id;
    const known = progress[id];
    if (isReadOnly || !known) return { id, label };
    const isCurrent = id === pages.current;
    return {
      id,
      label,
      description: leftOf(known, isCurrent),
      // Invalid answers on the current page are not reported while the user types.
      hasError: (known.wrong > 0 && !isCurrent) || (hasAttempted && known.missing + known.wrong > 0),
      isDone: known.missing + known.wrong === 0 && (known.isBegun || pages.visited.has(id)),
    };
  });
}

function leftOf({ missing, wrong }: PageProgress, isCurrent: boolean): string | undefined {
  if (wrong > 0 && !isCurrent) return messages.wrong(wrong);
  return missing > 0 ? messages.missing(missing) : undefined;
}
