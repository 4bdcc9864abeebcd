import { formLimits, type FormField } from '@callboard/api-contract/forms';
import { newId } from './newId';

export type Option = NonNullable<FormField['options']>[number];

/**
 * Inserts options with these labels at an index.
 *
 * @returns the options, and the number of labels that exceeded the limit
 */
export function addOptions(
  options: readonly Option[],
  labels: readonly string[],
  index: number,
): { options: Option[]; leftOut: number } {
  const wanted = labels.map((label) => label.trim().slice(0, formLimits.label)).filter(Boolean);
  const fitting = wanted.slice(0, Math.max(0, formLimits.options - options.length));
  const taken = new Set(options.map(({ value }) => value));
  const added = fitting.map((label) => {
    const value = newId(label, taken, 'option');
    taken.add(value);
    return { value, label };
  });
  return { options: options.toSpliced(index, 0, ...added), leftOut: wanted.length - fitting.length };
}

/** The lines of a pasted text that are not blank, without list markers. */
export function linesOf(text: string): string[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[-*•–]|\d+[.)])\s+/, '').trim())
    .filter(Boolean);
}

/** Moves an option to another index. */
export function moveOption(options: readonly Option[], from: number, to: number): Option[] {
  const option = options[from];
  if (!option || to < 0 || to >= options.length) return [...options];
  return options.toSpliced(from, 1).toSpliced(to, 0, option);
}
