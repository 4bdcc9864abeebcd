import { isReference, type AnyRecord, type Collection } from '@callboard/api-contract';
import { isSameValue } from '@callboard/forms';
import type { BodyValues } from '@callboard/api-client/collections';

/** The concurrent changes of two users to one record, by field. */
export interface VersionComparison {
  /** Changed by both to different values: the user must select one. */
  both: readonly string[];
  /** Changed only by the current user: will be saved. */
  onlyMine: readonly string[];
  /** Changed only by the other user: left as they are. */
  onlyTheirs: readonly string[];
  /** The current user's values, as in a request body. */
  mine: BodyValues;
}

/** Compares the current user's changes with the newer version of the record. */
export function compareVersions(
  base: AnyRecord,
  mine: BodyValues,
  current: AnyRecord,
  collection: Collection,
): VersionComparison {
  const names = Object.keys(collection.fields);
  const theirs = names.filter((name) => !isSameValue(bare(base[name]), bare(current[name])));
  const own = names.filter((name) => name in mine && !isSameValue(mine[name], bare(current[name])));
  return {
    both: own.filter((name) => theirs.includes(name)),
    onlyMine: own.filter((name) => !theirs.includes(name)),
    onlyTheirs: theirs.filter((name) => !own.includes(name)),
    mine,
  };
}

function bare(value: unknown): unknown {
  return isReference(value) ? value.hashcode : value;
}
