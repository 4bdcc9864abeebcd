import * as v from 'valibot';

/** The longest description of a picture. */
export const maxLengthOfAlt = 200;

/** One-line description of a picture. */
export const altSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(maxLengthOfAlt),
  v.check((value) => value.isWellFormed() && !/[\0-\x1f\x7f]/.test(value)),
);

/** Limits of uploads and of the pictures among them. */
export const uploadLimits = {
  /** Longest body of one multipart upload, which is read in one piece; longer files go in parts that can be resumed. */
  maxMultipartBytes: 26_214_400,
  /** Longest file. */
  maxFileBytes: 2_147_483_648,
  /** Total size of the files of one tenant. */
  maxTenantBytes: 107_374_182_400,
  /** Total size and number of the files of one person; staff send those of others, and have more. */
  maxPersonBytes: 5_368_709_120,
  maxPersonFiles: 2_000,
  maxStaffBytes: 53_687_091_200,
  maxStaffFiles: 50_000,
  /** An upload that sends nothing for so long is ended. */
  idleSeconds: 60,
  /** Uploads of one person under way at the same time. */
  maxAtOnce: 6,
  /** A picture is refused above so many pixels, before it is unpacked. */
  maxPixels: 50_000_000,
  /** Longest name, in UTF-16 code units. */
  maxNameLength: 200,
  /** How long a signed address works (5 minutes, by the decisions). */
  addressSeconds: 300,
  /** Files of strangers that belong to nothing are removed after so long; half-sent ones too. */
  unlinkedHours: 24,
  /** Files of people who were signed in, where no record, answer or text names them: an answer can be undone for a while. */
  unlinkedPersonHours: 168,
  /** Files without sign-in, where a server lets them in at all: the longest, and how many from one address in an hour. */
  maxAnonymousBytes: 10_485_760,
  maxAnonymousInHour: 20,
} as const;
