import { isReference, type AnyRecord, type Collection } from '@callboard/api-contract';
import { isSameValue } from '@callboard/forms';
import type { BodyValues } from '../hooks/recordHooks';

/** What two people made of one record at the same time, by field. */
export interface VersionComparison {
  /** The fields that both changed, to different values: somebody must choose. */
  both: readonly string[];
  /** Changed by the one who saves now: will be saved. */
  onlyMine: readonly string[];
  /** Changed by the other: stay as they are. */
  onlyTheirs: readonly string[];
  /** What the one who saves now wanted, as a body carries it. */
  mine: BodyValues;
}

/** Sets the changes of the one who saves now beside what the record has become since. */
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
