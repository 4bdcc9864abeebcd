const longest = 40;

/**
 * An id for a new part, made of its label once: it never changes afterwards, so that answers find their field again.
 *
 * @example
 * newId('Name of the school', new Set(['name_of_the_school']), 'text'); // name_of_the_school_2
 */
export function newId(label: string, taken: ReadonlySet<string>, otherwise: string): string {
  const base = plainOf(label, otherwise);
  if (!taken.has(base)) return base;
  let count = 2;
  while (taken.has(numbered(base, count))) count += 1;
  return numbered(base, count);
}

/** The label in the letters that an id may have; a script that has none of them leaves nothing. */
function plainOf(label: string, otherwise: string): string {
  const letters = label
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_+/, '');
  const named = /^[a-z]/.test(letters) ? letters : `${otherwise}_${letters}`;
  return cut(named, longest);
}

function numbered(base: string, count: number): string {
  const end = `_${count}`;
  return `${cut(base, longest - end.length)}${end}`;
}

function cut(id: string, length: number): string {
  return id.slice(0, length).replace(/_+$/, '');
}
