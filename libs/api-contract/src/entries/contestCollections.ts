/** The collections to which every tenant adds fields of its own, and in which it has words of its own. */
export const contestCollections = ['entries', 'participants', 'collaborators'] as const;
export type ContestCollection = (typeof contestCollections)[number];

/** Checks whether tenants add to a collection. */
export function isContestCollection(name: string): name is ContestCollection {
  return contestCollections.some((each) => each === name);
}
