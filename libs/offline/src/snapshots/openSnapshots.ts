import { openSealedStore, type OwnedKind } from '@callboard/auth/sealed';
import { createSnapshots, type SnapshotKind } from './createSnapshots';

/** A kind of work with the store of the user that has its copies. Defined outside of components: its identity counts. */
export interface StoredWork<Read, Copy> extends SnapshotKind<Read, Copy> {
  kind: OwnedKind;
}

/** The copies of a kind of work that this device has. */
export type Snapshots<Read, Copy> = ReturnType<typeof createSnapshots<Read, Copy>>;

/**
 * Opens the copies of a kind of work, encrypted for the signed-in user; null where the browser stores nothing. A page that shows one query
 * has `useOnDevice`.
 *
 * @param onClose called when a sign-out has deleted them
 */
export async function openSnapshots<Read, Copy>(
  work: StoredWork<Read, Copy>,
  onClose: () => void,
): Promise<Snapshots<Read, Copy> | null> {
  const store = await openSealedStore(work.kind, onClose);
  return store && createSnapshots(store, work);
}
