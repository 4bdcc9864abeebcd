import { isReference, type AnyRecord, type RecordBase } from '@callboard/api-contract';
import { current, type ThunkDispatch, type UnknownAction } from '@reduxjs/toolkit';
import type { CacheState, ReadEndpoints, RecordArgs } from './readEndpoints';

type Values = Readonly<Record<string, unknown>>;

/** `dispatch` of a store with the cache. */
export type CacheDispatch = ThunkDispatch<CacheState, unknown, UnknownAction>;

/** A patch that has been sent to the server. */
export interface SentPatch extends RecordArgs {
  patch: Values;
}

interface Started {
  dispatch: CacheDispatch;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: { data: AnyRecord } }>;
}

/** Writes to a cached record, which is an immer draft. */
type Edit = (record: AnyRecord) => void;

/**
 * Applies a patch to the cached record and to every cached list before the server responds, and rolls it back if it is refused.
 *
 * @param titleFields The fields that the title is made of, so that a new title shows immediately.
 */
export async function showPatch(
  reads: ReadEndpoints,
  titleFields: readonly string[],
  sent: SentPatch,
  started: Started,
): Promise<void> {
  let before: AnyRecord | undefined;
  editEverywhere(reads, sent, started, (record) => {
    // A copy of the record that is a record: `object` is for immer's own type of drafts.
    before ??= current<object>(record) as AnyRecord;
    Object.assign(record, mergePatch(record, sent.patch, titleFields));
  });
  try {
    const { data } = await started.queryFulfilled;
    editEverywhere(reads, sent, started, (record) => {
      if ((data.data.version ?? 0) >= (record.version ?? 0)) Object.assign(record, data.data);
    });
  } catch {
    const former = before;
    if (former) editEverywhere(reads, sent, started, (record) => rollBack(record, former, sent.patch));
  }
}

/**
 * The values of a record that a patch changes once it is accepted. A reference is written as a bare hashcode whose title is not known
 * here, so it stays unchanged until the server responds, unless it is cleared.
 */
export function mergePatch(record: RecordBase, patch: Values, titleFields: readonly string[]): Values {
  const before: Values = { ...record };
  const known = Object.entries(patch).filter(
    ([name, value]) => name in before && !isReferenceWrite(before[name], value),
  );
  const values = Object.fromEntries(known);
  if (!titleFields.some((name) => name in values)) return values;
  const texts = titleFields.map((name) => (name in values ? values[name] : before[name]));
  const title = texts.filter(Boolean).join(' ');
  return { ...values, qed_model: { ...record.qed_model, title, visual_title: title } };
}

/** True if a hashcode is written to a reference, or to an empty value that could be one. */
function isReferenceWrite(before: unknown, after: unknown): boolean {
  if (isReference(before)) return after !== null;
  return before === null && typeof after === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(after);
}

/**
 * Restores values by field, and only while the record is still the one that was patched: RTK Query's own `undo` replays positions, and
 * would write to another row if the list has been refetched meanwhile.
 */
function rollBack(record: AnyRecord, former: AnyRecord, patch: Values): void {
  if (record.version !== former.version) return;
  const changed = Object.keys(patch).filter((name) => name in former);
  const values = Object.fromEntries(changed.map((name) => [name, former[name]]));
  Object.assign(record, values, { qed_model: former.qed_model });
}

function editEverywhere(
  reads: ReadEndpoints,
  { path, hashcode }: SentPatch,
  started: Started,
  edit: Edit,
): void {
  const { dispatch } = started;
  // The store has the cache: otherwise this endpoint could not have started.
  const state = started.getState() as CacheState;
  dispatch(reads.updateRecord({ path, hashcode }, edit));
  for (const args of reads.cachedLists(state)) {
    dispatch(
      reads.updateList(args, (page) => {
        const record = page.results.find((candidate) => candidate.hashcode === hashcode);
        if (record) edit(record);
      }),
    );
  }
}
