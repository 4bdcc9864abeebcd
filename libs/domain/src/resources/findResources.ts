import { hasFoldedWords } from '../lists/foldText';

/** Fields of a resource that a reader can search. */
export interface SearchedResource {
  title: string;
  summary: string | null;
  event: string | null;
}

/** The resources in which every word of a search occurs, regardless of case and accents. */
export function findResources<R extends SearchedResource>(resources: readonly R[], search: string): R[] {
  return resources.filter(({ title, summary, event }) =>
    hasFoldedWords([title, summary ?? '', event ?? ''].join(' '), search),
  );
}
