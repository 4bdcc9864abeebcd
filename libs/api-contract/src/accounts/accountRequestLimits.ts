/** How long the texts of an account request can be, and how long it waits. */
export const accountRequestLimits = {
  name: 80,
  schoolName: 160,
  position: 120,
  phone: 40,
  message: 1_000,
  reason: 300,
  /** How long the link in the mail works that proves the email. */
  linkHours: 48,
  /** Mails to one email within an hour. */
  mailsPerHour: 3,
  /** After so long without an answer of staff it is expired. */
  waitingDays: 60,
} as const;
