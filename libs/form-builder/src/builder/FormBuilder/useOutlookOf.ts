import { fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import { useDeferredValue, useMemo, useState } from 'react';
import { faultsOf, type Fault } from '../reading/faultsOf';
import type { Outlook } from './BuilderContext';

/** What the whole form says about its parts. What contradicts itself is looked for when there is time: typing goes first. */
export function useOutlookOf(
  content: FormContent,
  answered: Readonly<Record<string, number>>,
  isReadOnly: boolean,
): { outlook: Outlook; faults: readonly Fault[] } {
  const settled = useDeferredValue(content);
  const faults = useSame(useMemo(() => faultsOf(settled), [settled]));
  const outlook = useMemo(() => {
    const fields = fieldsOf(content).map(({ field }) => field);
    return {
      content,
      fields: new Map(fields.map((field) => [field.id, field])),
      numbers: new Map(fields.map(({ id }, index) => [id, index + 1])),
      faults: byPart(faults),
      answered,
      isReadOnly,
    };
  }, [content, faults, answered, isReadOnly]);
  return { outlook, faults };
}

/** The faults of before where they are the same: nothing is drawn again because of them. */
function useSame(faults: readonly Fault[]): readonly Fault[] {
  const [kept, keep] = useState(faults);
  if (kept === faults || JSON.stringify(kept) === JSON.stringify(faults)) return kept;
  keep(faults);
  return faults;
}

function byPart(faults: readonly Fault[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { part, text } of faults) {
    if (part !== undefined) texts.set(part, [texts.get(part), text].filter(Boolean).join(' '));
  }
  return texts;
}
