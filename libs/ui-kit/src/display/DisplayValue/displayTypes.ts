/** The ways to show a value (clause 3.27). */
export const displayTypes = [
  'nested',
  'string',
  'count',
  'boolean',
  'number',
  'model',
  'model-title',
  'model-group',
  'star',
  'progress',
  'date',
  'duedate',
  'datetime',
  'time',
  'status',
  'priority',
  'id',
  'path',
] as const;

/** One of them. */
export type DisplayType = (typeof displayTypes)[number];

/** Checks whether a word from a server is a display type. */
export function isDisplayType(word: unknown): word is DisplayType {
  return displayTypes.some((type) => type === word);
}
