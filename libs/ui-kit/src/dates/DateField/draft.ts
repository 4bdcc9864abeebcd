import type { Entry, PartRule } from './Entry';

type Shape = Readonly<{ parts: readonly PartRule[]; between: readonly string[] }>;

/**
 * An incomplete entry as text, so that no input is lost where only a value can be stored.
 * @example toDraft(dayShape, ['14', '', '']) // '14 - __ - ____'
 */
export function toDraft({ parts, between }: Shape, entry: Entry): string {
  return parts
    .map(({ digits }, index) => (entry[index] || '_'.repeat(digits)) + (between[index] ?? ''))
    .join('');
}

/** The entry of a draft; null for any other text. */
export function fromDraft({ parts, between }: Shape, text: string): Entry | null {
  const entry: string[] = [];
  let rest = text;
  for (const [index, { digits }] of parts.entries()) {
    const separator = between[index];
    const end = separator === undefined ? rest.length : rest.indexOf(separator);
    const part = end < 0 ? '' : rest.slice(0, end);
    if (!/^(?:\d+|_+)$/.test(part) || part.length > digits) return null;
    entry.push(part.startsWith('_') ? '' : part);
    rest = rest.slice(end + (separator ?? '').length);
  }
  return entry;
}
