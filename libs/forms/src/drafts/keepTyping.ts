import { onSight } from '@callboard/browser-storage';
import type { FormApi } from 'final-form';
import type { FormValues } from '../definition';
import { isSameValue } from '../Form/isSameValue';
import type { FormDraft } from './FormDraft';

/**
 * Hands what differs from the form's first values to its draft, whenever something changes. `before` are changes of an earlier time
 * that are still offered: they stay with the new ones until the user has decided. Answers what ends it.
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
  const stopSight = onSight((isInSight) => {
    if (!isInSight) draft.flush();
  });
  return () => {
    stop();
    stopSight();
    draft.flush();
  };
}

function changesOf(values: FormValues, initialValues: FormValues): FormValues {
  const names = new Set([...Object.keys(values), ...Object.keys(initialValues)]);
  const changed = [...names].filter((name) => !isSameValue(values[name], initialValues[name]));
  return Object.fromEntries(changed.map((name) => [name, values[name] ?? null]));
}
