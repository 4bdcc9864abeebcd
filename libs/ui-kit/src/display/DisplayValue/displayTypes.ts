/** The ways in which a value may be shown (clause 3.27). */
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

/** Tells whether a word that a server sent is a way of showing a value. */
export function isDisplayType(word: unknown): word is DisplayType {
  return displayTypes.some((type) => type === word);
}
