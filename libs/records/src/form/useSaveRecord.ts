import {
  canUndo,
  looseRecord,
  type AnyRecord,
  type Collection,
  type CollectionName,
  type Role,
} from '@callboard/api-contract';
import type { FormValues, SubmitFailure } from '@callboard/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { recordHooks, type BodyValues } from '../hooks/recordHooks';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { formMessages } from './formMessages';
import { compareVersions, type VersionComparison } from './compareVersions';
import { toBody, toPatch } from './toBody';
import { toFailure } from './toFailure';
import { withCurrencies } from './withCurrencies';

export interface SaveOptions {
  collection: CollectionName;
  definition: Collection;
  roles: readonly Role[];
  record: AnyRecord | undefined;
  onDone: (record: AnyRecord) => void;
}

/** Somebody else saved first: what each side changed, and the record as it is now. */
export interface Stale {
  current: AnyRecord;
  comparison: VersionComparison;
}

/** Saves a record's form: creates, or patches the version that was edited; a stale one is kept for the user to choose from. */
export function useSaveRecord({ collection, definition, roles, record, onDone }: SaveOptions) {
  const hooks = recordHooks(collection);
  const [create] = hooks.useCreate();
  const [patch] = hooks.usePatch();
  const tell = useUndoAlert();
  const [stale, setStale] = useState<Stale>();

  async function submit(given: FormValues): Promise<SubmitFailure | undefined> {
    const values = withCurrencies(given, definition);
    if (record) return update(record, toPatch(values, record, definition, roles));
    const outcome = await create(toBody(values));
    if (!outcome.ok) return toFailure(outcome.problem);
    const isUndoable = canUndo(definition, roles, { kind: 'create' });
    tell(formMessages.created(outcome.data.qed_model.title), isUndoable ? outcome.changeSet : null);
    onDone(outcome.data);
    return undefined;
  }

  async function update(base: AnyRecord, changes: BodyValues): Promise<SubmitFailure | undefined> {
    if (Object.keys(changes).length === 0) {
      onDone(base);
      return undefined;
    }
    const outcome = await patch(base.hashcode, changes, base.version);
    if (outcome.ok) {
      tell(formMessages.saved, outcome.changeSet);
      onDone(outcome.data);
      return undefined;
    }
    if (outcome.problem.kind !== 'stale') return toFailure(outcome.problem);
    const current = toRecord(outcome.problem.current);
    if (!current) return { message: formMessages.staleLost };
    setStale({ current, comparison: compareVersions(base, changes, current, definition) });
    return undefined;
  }

  /** Saves what the user chose over the record as it is now. */
  async function saveChoice(changes: BodyValues): Promise<SubmitFailure | undefined> {
    return stale && update(stale.current, changes);
  }

  return { submit, saveChoice, stale };
}

/** The record that a 412 brings along, if it is one. */
function toRecord(current: unknown): AnyRecord | undefined {
  const parsed = v.safeParse(
    v.looseObject({ ...looseRecord.entries, version: v.optional(v.number()) }),
    current,
  );
  // A record of the API: the schema has made sure of what is used before its fields are read by kind.
  return parsed.success ? (parsed.output as unknown as AnyRecord) : undefined;
}
