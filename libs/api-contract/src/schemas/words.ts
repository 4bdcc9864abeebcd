import { fieldTexts } from '../fieldTexts.data';

/** The sentences of section 5 and their neighbours as texts, for schemas. */
export const words = {
  reason: fieldTexts.reason,
  required: fieldTexts.required,
  email: fieldTexts.email,
  phone: fieldTexts.phone,
  coordinates: fieldTexts.coordinates,
  link: fieldTexts.link,
  minValue: (n: number | string) => filled(fieldTexts.minValue.text, n),
  maxValue: (n: number | string) => filled(fieldTexts.maxValue.text, n),
  minTime: (t: string) => filled(fieldTexts.minTime.text, t),
  maxTime: (t: string) => filled(fieldTexts.maxTime.text, t),
  sameTwice: fieldTexts.sameTwice,
  maxLength: (max: number) => filled(fieldTexts.maxLength.text, max),
  text: fieldTexts.mustBeText,
  number: fieldTexts.wholeNumber,
  money: fieldTexts.money,
  boolean: fieldTexts.boolean,
  date: fieldTexts.date,
  datetime: fieldTexts.datetime,
  time: fieldTexts.time,
  duration: fieldTexts.duration,
  length: fieldTexts.length,
  shortest: (length: string) => filled(fieldTexts.shortest.text, length),
  longest: (length: string) => filled(fieldTexts.longest.text, length),
  fileKind: (file: string) => filled(fieldTexts.fileKind.text, file),
  fileSize: (megabytes: number) => filled(fieldTexts.fileSize.text, megabytes),
  option: fieldTexts.option,
  reference: fieldTexts.noItem,
  document: fieldTexts.document,
  documentSize: (bytes: number) => filled(fieldTexts.documentSize.text, Math.round(bytes / 1_000)),
  planSeats: (max: number) => filled(fieldTexts.planSeats.text, max),
  planIdTwice: (id: string) => filled(fieldTexts.planIdTwice.text, id),
  planIdMissing: (id: string) => filled(fieldTexts.planIdMissing.text, id),
  documentDepth: (levels: number) => filled(fieldTexts.documentDepth.text, levels),
  timezone: fieldTexts.timezone,
  unstorable: fieldTexts.unstorable,
  unknownField: fieldTexts.unknownField,
} as const;

/** Each of these names one fact. */
function filled(text: string, fact: number | string): string {
  return text.replace(/\{\w+\}/, () => String(fact));
}
