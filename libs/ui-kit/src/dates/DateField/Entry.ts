/** The texts of a field's parts, in order; '' for an empty part. */
export type Entry = readonly string[];

/** One part of a date, time or duration: what it accepts and how it steps. */
export interface PartRule {
  name: 'day' | 'month' | 'year' | 'hours' | 'minutes' | 'seconds';
  min: number;
  max: number;
  digits: number;
  /** The step of Page Up and Page Down. */
  pageStep: number;
  /** The placeholder. @default its letters, such as 'DD' or 'hh' */
  placeholder?: string;
}

/** How a kind of field is split into parts and joined again. */
export interface EntryFormat<Value> {
  parts: readonly PartRule[];
  /** The separators: one fewer than there are parts. */
  between: readonly string[];
  toEntry: (value: Value) => Entry;
  toValue: (entry: Entry) => Value;
  /** Parses pasted text; null when it cannot be read. */
  read: (text: string) => Entry | null;
}

/** Checks whether all parts are empty. */
export function isBlank(entry: Entry): boolean {
  return entry.every((text) => text === '');
}

/** A copy with the text of one part replaced. */
export function withPart(entry: Entry, index: number, text: string): Entry {
  return entry.map((other, at) => (at === index ? text : other));
}
