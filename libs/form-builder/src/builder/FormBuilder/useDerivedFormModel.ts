import { fieldsOf, type FormContent } from '@callboard/api-contract/forms';
import { useDeferredValue, useState } from 'react';
import { errorsOf } from '../reading/errorsOf';
import type { FormError } from '../reading/FormError';
import type { FormModel } from './BuilderContext';

/** Derives the form model from the content. Validation is deferred, so that it does not block typing. */
export function useDerivedFormModel(
  content: FormContent,
  answered: Readonly<Record<string, number>>,
  isReadOnly: boolean,
): { model: FormModel; errors: readonly FormError[] } {
  const deferred = useDeferredValue(content);
  const errors = useStable(errorsOf(deferred));
  const fields = fieldsOf(content).map(({ field }) => field);
  const model = {
    content,
    fields: new Map(fields.map((field) => [field.id, field])),
    numbers: new Map(fields.map(({ id }, index) => [id, index + 1])),
    errors: byPart(errors),
    answered,
    isReadOnly,
  };
  return { model, errors };
}

/** Returns the previous array while its content is equal, so that nothing renders again. */
function useStable(errors: readonly FormError[]): readonly FormError[] {
  const [stable, setStable] = useState(errors);
  if (stable === errors || JSON.stringify(stable) === JSON.stringify(errors)) return stable;
  setStable(errors);
  return errors;
}

function byPart(errors: readonly FormError[]): Map<string, string> {
  const texts = new Map<string, string>();
  for (const { part, text } of errors) {
    if (part !== undefined) texts.set(part, [texts.get(part), text].filter(Boolean).join(' '));
  }
  return texts;
}
