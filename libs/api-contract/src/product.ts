/** The product's own name: the one line to change for a rename. Shown wherever the specification has `{product}`. */
export const product = { name: 'Callboard', handle: 'callboard' } as const;

/** Fixed numbers of section 9, in the unit of the name. */
export const limits = {
  apiVersion: 21,
  timeoutMs: 30_000,
  pageSize: 50,
  maxPageSize: 200,
  maxUnpaged: 1_000,
  pickerPageSize: 25,
  pickerDebounceMs: 100,
  alertMs: 3_500,
  focusCheckMs: 250,
  maxBulk: 500,
  /** The most users that a report is mailed to, besides its owner. */
  maxReportReceivers: 50,
  maxMessageLength: 4_000,
  maxBodyBytes: 1_048_576,
  /** The largest JSON body of a call that needs no session: signing in, and all that a link opens. */
  maxPublicBodyBytes: 16_384,
  maxSearchLength: 200,
  maxImportBytes: 5_242_880,
  maxImportRows: 20_000,
  maxImportColumns: 60,
  /** The longest list that can be exported as one file. */
  maxExportRows: 50_000,
  /** The longest list that is printed with all its rows. */
  maxPrintRows: 2_000,
  storageTtlSeconds: 3_600,
  /** The years that a date can have: a hard stop of the specification (clauses 5.19 and 9.4), so it stands here alone. */
  firstYear: 1900,
  lastYear: 2030,
  passwordMin: 8,
  passwordMax: 128,
  /** How long the links of mails work. */
  resetLinkMinutes: 30,
  activationLinkDays: 7,
  consentLinkDays: 30,
  /** How long a sign-in can wait for its second step, and how long an admin can view as another user. */
  ticketMinutes: 5,
  viewingMinutes: 30,
} as const;
