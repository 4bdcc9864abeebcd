/** The contents that a resource can have: the one of its kind counts. */
export interface ResourceContents {
  body?: unknown;
  link?: unknown;
  file?: unknown;
}

/** The field that holds what a resource of some kind is about. */
export function contentFieldOf(kind: string): 'body' | 'link' | 'file' {
  if (kind === 'file') return 'file';
  return kind === 'link' ? 'link' : 'body';
}

/**
 * Checks whether two states of a resource show the same to a reader: its file is known by its hashcode, other facts of it do not count.
 */
export function isSameContent(before: ResourceContents, after: ResourceContents): boolean {
  return (
    (before.body ?? null) === (after.body ?? null) &&
    (before.link ?? null) === (after.link ?? null) &&
    hashcodeOf(before.file) === hashcodeOf(after.file)
  );
}

function hashcodeOf(file: unknown): unknown {
  return typeof file === 'object' && file !== null && 'hashcode' in file ? file.hashcode : null;
}
