/** Placeholders of a mail about a decision: each stands between braces in the text. */
export const mailPlaceholders = [
  'entry',
  'event',
  'event_day',
  'school',
  'contact',
  'reason',
  'link',
] as const;
export type MailPlaceholder = (typeof mailPlaceholders)[number];
