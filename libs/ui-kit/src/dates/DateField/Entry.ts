/** What stands in the parts of a field, in their order; '' in a part that is empty. */
export type Entry = readonly string[];

/** One part of a date, a time or a duration: what it takes and how it counts. */
export interface PartRule {
  name: 'day' | 'month' | 'year' | 'hours' | 'minutes';
  least: number;
  most: number;
  digits: number;
  /** How far Page Up and Page Down go. */
  leap: number;
  /** What stands in it while it is empty. @default the letters of its figures */
  placeholder?: string;
}

/** How a kind of field is taken apart and put together. */
export interface EntryFormat<Value> {
  parts: readonly PartRule[];
  /** What stands between the parts: one less than there are parts. */
  between: readonly string[];
  toEntry: (value: Value) => Entry;
  toValue: (entry: Entry) => Value;
  /** What a pasted text says; null when it cannot be read. */
  read: (text: string) => Entry | null;
}

/** Whether nothing stands in any part. */
export function isBlank(entry: Entry): boolean {
  return entry.every((text) => text === '');
}

/** A copy in which one part has another text. */
export function withPart(entry: Entry, index: number, text: string): Entry {
  return entry.map((other, at) => (at === index ? text : other));
}
