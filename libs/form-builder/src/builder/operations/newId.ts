const maxLength = 40;

/**
 * Derives a unique id for a new part from its label. The id never changes afterwards, because answers refer to it.
 *
 * @example
 * newId('Name of the school', new Set(['name_of_the_school']), 'text'); // name_of_the_school_2
 */
export function newId(label: string, taken: ReadonlySet<string>, fallback: string): string {
  const base = toSlug(label, fallback);
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(numbered(base, count))) count += 1;
  return numbered(base, count);
}

/** The label reduced to the characters of an id, after a prefix if it does not start with a letter. */
function toSlug(label: string, fallback: string): string {
  const letters = label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+/, '');
  const named = /^[a-z]/.test(letters) ? letters : `${fallback}_${letters}`;
  return cut(named, maxLength);
}

function numbered(base: string, count: number): string {
  const end = `_${count}`;
  return `${cut(base, maxLength - end.length)}${end}`;
}

function cut(id: string, length: number): string {
  return id.slice(0, length).replace(/_+$/, '');
}
