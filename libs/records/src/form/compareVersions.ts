import { valueIn, isReference, type RecordBase, type Collection } from '@callboard/api-contract';
import { changedBy } from '@callboard/forms';
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
  base: RecordBase,
  mine: BodyValues,
  current: RecordBase,
  collection: Collection,
): VersionComparison {
  const sides = Object.keys(collection.fields).map((name) => {
    const [before, theirs] = [bare(valueIn(base, name)), bare(valueIn(current, name))];
    return {
      name,
      by: changedBy({ base: before, mine: name in mine ? mine[name] : before, theirs }),
    };
  });
  const namesOf = (by: string) => sides.filter((side) => side.by === by).map(({ name }) => name);
  return { both: namesOf('both'), onlyMine: namesOf('mine'), onlyTheirs: namesOf('theirs'), mine };
}

function bare(value: unknown): unknown {
  return isReference(value) ? value.hashcode : value;
}
