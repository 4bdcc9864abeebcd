import { useCallback, useSyncExternalStore, type RefObject } from 'react';
import type { ValuesStore } from '../asked/createValuesStore';
import type { Asked } from '../asked/formParts';
import { reviewPage } from '../pages/reviewPage';
import { usePages, type Pages } from '../pages/usePages';
import type { FormFillProps } from './FormFill';

export interface FillPagesOptions {
  formProps: FormFillProps;
  asked: ValuesStore<Asked>;
  form: RefObject<HTMLFormElement | null>;
}

/** The pages that are asked just now, and the review after them. */
export function useFillPages({
  formProps,
  asked,
  form,
}: FillPagesOptions): Pages & { all: readonly string[] } {
  const { readOnly = false, initialPage, onPageChange } = formProps;
  const shown = useSyncExternalStore(
    asked.subscribe,
    useCallback(() => asked.get().pages, [asked]),
  );
  const all = readOnly ? shown : [...shown, reviewPage];
  return { ...usePages({ pages: all, initialPage, onPageChange, form }), all };
}
