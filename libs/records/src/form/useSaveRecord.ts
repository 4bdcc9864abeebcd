import {
  looseRecord,
  type RecordBase,
  type Collection,
  type CollectionName,
  type ActorRoles,
} from '@callboard/api-contract';
import { canUndo } from '@callboard/api-contract/records';
import type { FormValues, SubmitFailure } from '@callboard/forms';
import { useState } from 'react';
import * as v from 'valibot';
import { recordHooksFor, type BodyValues } from '@callboard/api-client/collections';
import { useUndoAlert } from '../hooks/useUndoAlert';
import { formMessages } from './formMessages';
import { compareVersions, type VersionComparison } from './compareVersions';
import { toBody, toPatch } from './toBody';
import { toFailure } from './toFailure';
import { withCurrencies } from './withCurrencies';

export interface SaveOptions {
  collection: CollectionName;
  definition: Collection;
  roles: ActorRoles;
  record: RecordBase | undefined;
  onDone: (record: RecordBase) => void;
}

/** Set if another user saved first: what each side changed, and the current record. */
export interface Stale {
  current: RecordBase;
  comparison: VersionComparison;
}

/** Saves a record's form: creates it, or patches the edited version. On a version conflict, it returns `stale` to resolve. */
export function useSaveRecord({ collection, definition, roles, record, onDone }: SaveOptions) {
  const hooks = recordHooksFor(collection);
  const [create] = hooks.useCreate();
  const [patch] = hooks.usePatch();
  const showUndoAlert = useUndoAlert();
  const [stale, setStale] = useState<Stale>();

  async function submit(given: FormValues): Promise<SubmitFailure | undefined> {
    const values = withCurrencies(given, definition);
    if (record) return update(record, toPatch(values, record, definition, roles));
    const outcome = await create(toBody(values));
    if (!outcome.ok) return toFailure(outcome.problem);
    const isUndoable = canUndo(definition, roles, { kind: 'create' });
    showUndoAlert(formMessages.created(outcome.data.qed_model.title), isUndoable ? outcome.changeSet : null);
    onDone(outcome.data);
    return undefined;
  }

  async function update(base: RecordBase, changes: BodyValues): Promise<SubmitFailure | undefined> {
    if (Object.keys(changes).length === 0) {
      onDone(base);
      return undefined;
    }
    const outcome = await patch(base.hashcode, changes, base.version);
    if (outcome.ok) {
      showUndoAlert(formMessages.saved, outcome.changeSet);
      onDone(outcome.data);
      return undefined;
    }
    if (outcome.problem.kind !== 'stale') return toFailure(outcome.problem);
    const current = toRecord(outcome.problem.current);
    if (!current) return { message: formMessages.staleLost };
    setStale({ current, comparison: compareVersions(base, changes, current, definition) });
    return undefined;
  }

  /** Saves the user's selection over the current record. */
  async function saveSelection(changes: BodyValues): Promise<SubmitFailure | undefined> {
    return stale && update(stale.current, changes);
  }

  return { submit, saveSelection, stale };
}

/** The current record in the body of a 412; undefined if it is not a record. */
function toRecord(current: unknown): RecordBase | undefined {
  const parsed = v.safeParse(
    v.looseObject({ ...looseRecord.entries, version: v.optional(v.number()) }),
    current,
  );
  // The schema has checked the properties that are used here; fields are read by kind.
  return parsed.success ? (parsed.output as unknown as RecordBase) : undefined;
}
