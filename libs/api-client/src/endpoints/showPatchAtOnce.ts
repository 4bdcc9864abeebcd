import type { AnyRecord } from '@callboard/api-contract';
import { current } from '@reduxjs/toolkit';
import type { CacheDispatch, CacheState } from './cacheDispatch';
import type { PatchArgs, Written } from './endpointArgs';
import { mergePatch } from './mergePatch';
import { reads } from './reads';
import { listTags } from './tags';

interface Started {
  dispatch: CacheDispatch;
  getState: () => unknown;
  queryFulfilled: Promise<{ data: Written<AnyRecord> }>;
}

/** Writes to a cached record, which is a draft that may be written to. */
type Edit = (record: AnyRecord) => void;

/** Shows a patch in the record and in every cached list before the server has answered, and takes it back if it refuses. */
export async function showPatchAtOnce(args: PatchArgs, started: Started): Promise<void> {
  let before: AnyRecord | undefined;
  editEverywhere(args, started, (record) => {
    // A copy of the record that is a record: the detour is for immer's own type of drafts.
    before ??= current<object>(record) as AnyRecord;
    Object.assign(record, mergePatch(record, args.patch, args.title));
  });
  try {
    const { data } = await started.queryFulfilled;
    editEverywhere(args, started, (record) => {
      if ((data.data.version ?? 0) >= (record.version ?? 0)) Object.assign(record, data.data);
    });
  } catch {
    const former = before;
    if (former) editEverywhere(args, started, (record) => takeBack(record, former, args.patch));
  }
}

/**
 * By name and only while the record is still the one that was patched: RTK Query's own `undo` replays positions, and would write
 * into another row when the list has been fetched anew in between.
 */
function takeBack(record: AnyRecord, former: AnyRecord, patch: PatchArgs['patch']): void {
  if (record.version !== former.version) return;
  const changed = Object.keys(patch).filter((name) => name in former);
  const values = Object.fromEntries(changed.map((name) => [name, former[name]]));
  Object.assign(record, values, { qed_model: former.qed_model });
}

function editEverywhere(args: PatchArgs, started: Started, edit: Edit): void {
  const { collection, path, hashcode } = args;
  const { dispatch } = started;
  // The store holds the cache: otherwise this endpoint could not have started.
  const state = started.getState() as CacheState;
  dispatch(reads.util.updateQueryData('get', { collection, path, hashcode }, edit));
  for (const entry of reads.util.selectInvalidatedBy(state, listTags(collection))) {
    if (entry.endpointName !== 'list') continue;
    dispatch(
      reads.util.updateQueryData('list', entry.originalArgs, (page) => {
        const record = page.results.find((candidate) => candidate.hashcode === hashcode);
        if (record) edit(record);
      }),
    );
  }
}
