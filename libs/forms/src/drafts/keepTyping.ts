import { onVisibilityChange } from '@callboard/browser-storage';
import type { FormApi } from 'final-form';
import type { FormValues } from '../definition';
import { isSameValue } from '../values/isSameValue';
import type { FormDraft } from './FormDraft';

/**
 * Stores the fields that differ from the initial values in the form's draft, on every change.
 * @param before the changes of an earlier draft that is still offered; they are stored too until the user has decided.
 * @returns a function that stops it.
 */
export function keepTyping(
  form: FormApi<FormValues>,
  draft: FormDraft,
  before: () => FormValues,
): () => void {
  let wasDirty = false;
  const stop = form.subscribe(
    ({ values = {}, initialValues = {}, dirty = false }) => {
      if (dirty) draft.keep({ ...before(), ...changesOf(values, initialValues) });
      else if (wasDirty && Object.keys(before()).length === 0) draft.remove();
      wasDirty = dirty;
    },
    { values: true, initialValues: true, dirty: true },
  );
  const stopWatching = onVisibilityChange((isVisible) => {
    if (!isVisible) draft.flush();
  });
  return () => {
    stop();
    stopWatching();
    draft.flush();
  };
}

function changesOf(values: FormValues, initialValues: FormValues): FormValues {
  const names = new Set([...Object.keys(values), ...Object.keys(initialValues)]);
  const changed = [...names].filter((name) => !isSameValue(values[name], initialValues[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
}
