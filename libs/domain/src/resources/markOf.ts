/** The mark of a resource next to its title: null once they have opened what it is now. */
export type ResourceMark = 'new' | 'newVersion' | null;

/**
 * Marks a resource, or its newest version, as new to a reader.
 *
 * @example
 * markOf({ version_number: 2, opened_version: 1 }) // 'newVersion'
 */
export function markOf({
  version_number,
  opened_version,
}: {
  version_number: number;
  opened_version: number | null;
}): ResourceMark {
  if (opened_version === null) return 'new';
  return opened_version < version_number ? 'newVersion' : null;
}
