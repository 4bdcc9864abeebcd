/** What a reader can search a resource by. */
export interface SearchedResource {
  title: string;
  summary: string | null;
  event: string | null;
}

/** The resources in which every word of a search occurs, regardless of case and accents. */
export function findResources<R extends SearchedResource>(resources: readonly R[], search: string): R[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return resources.filter(({ title, summary, event }) => {
    const text = plain([title, summary ?? '', event ?? ''].join(' '));
    return words.every((word) => text.includes(word));
  });
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
