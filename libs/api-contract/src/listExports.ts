import * as v from 'valibot';

/** The files that a list can be exported as. */
export const exportFormats = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof exportFormats)[number];

const text = v.pipe(v.string(), v.maxLength(200));
const zone = v.pipe(v.string(), v.maxLength(60), v.check(isZone, 'There is no such time zone.'));

/**
 * Content of a list, as its export is to write it: the columns in their order, and the words of the user's language, which only the
 * browser knows.
 */
export const exportRequestSchema = v.strictObject({
  format: v.picklist(exportFormats),
  /** Word for the records; the name of the file begins with it. */
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  columns: v.pipe(
    v.array(
      v.strictObject({
        field: v.pipe(v.string(), v.maxLength(60)),
        label: text,
        /** The text of each option, by its value. */
        options: v.exactOptional(v.record(text, text)),
      }),
    ),
    v.minLength(1),
    v.maxLength(100),
  ),
  /** The user's zone: that of times which belong to no place, and of the day in the name of the file. */
  zone,
  /** The twelve months, three letters each. */
  months: v.pipe(v.array(v.pipe(v.string(), v.maxLength(12))), v.length(12)),
  yes: text,
  no: text,
});
/** The body of an export. */
export type ExportRequest = v.InferOutput<typeof exportRequestSchema>;

/** Lines of an export's stream, a JSON object each. */
export const exportLineSchema = v.variant('type', [
  v.object({ type: v.literal('start'), name: v.string(), mediaType: v.string(), total: v.number() }),
  v.object({ type: v.literal('progress'), done: v.number(), total: v.number() }),
  /** A part of the file, in order, as base64. */
  v.object({ type: v.literal('part'), bytes: v.string() }),
  v.object({ type: v.literal('done'), rows: v.number() }),
  /** The stream broke off after it began: the file is not whole. */
  v.object({ type: v.literal('failed'), detail: v.string() }),
]);
export type ExportLine = v.InferOutput<typeof exportLineSchema>;

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
