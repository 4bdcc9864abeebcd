import * as v from 'valibot';

/** What an upload becomes (clause 3.3): a file of any kind, or a picture of a person. */
export const attachmentSubtypes = ['local_file', 'simple_avatar'] as const;
export type AttachmentSubtype = (typeof attachmentSubtypes)[number];

/** What a file of a record is for: its `group` names one of these, or is free. */
export const filePurposes = ['picture', 'stage_plan', 'technical_sheet', 'plan_background'] as const;
export type FilePurpose = (typeof filePurposes)[number];

/** The longest description of a picture. */
export const maxLengthOfAlt = 200;

/** The sizes in which a picture is stored besides its own, by the longest side in pixels. */
export const pictureSizes = { small: 96, medium: 480, large: 1_600 } as const;
export type PictureSize = keyof typeof pictureSizes;

/** The types that are shown as pictures (clause 9.5). All others are downloaded, or played by the viewer. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/gif'] as const;

/** Types that the viewer shows or plays besides pictures; what is served has one of these, or is a bare stream of bytes. */
export const playableTypes = [
  'application/pdf',
  'audio/mpeg',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'video/mp4',
  'video/webm',
] as const;

export const uploadLimits = {
  /** Longest body of one multipart upload, which is read in one piece; longer files go in parts that can be resumed. */
  maxMultipartBytes: 26_214_400,
  /** Longest file. */
  maxFileBytes: 2_147_483_648,
  /** What the files of one tenant can take in all. */
  maxTenantBytes: 107_374_182_400,
  /** What the files of one person can take, and how many they can be; staff send those of others, and have more. */
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

const addressesSchema = v.object({ small: v.string(), medium: v.string(), large: v.string() });

/** An upload's answer (clause 7.30). `media_url` is signed and expires. */
export const uploadedSchema = v.object({
  hashcode: v.string(),
  media_url: v.string(),
  name: v.string(),
});
export type Uploaded = v.InferOutput<typeof uploadedSchema>;

/**
 * One attachment: `GET attachments/{hashcode}` (clauses 3.3 and 7.15). Its addresses are paths on the API's host, signed, and
 * expire. They hold all that they need: they are opened without any header. Another backend gives its hashcode, name and
 * `qed_model` alone: a file that is only downloaded.
 */
export const attachmentSchema = v.object({
  hashcode: v.string(),
  name: v.string(),
  /** In bytes; null where a server does not answer it. */
  size: v.nullish(v.number(), null),
  /** The type of its content, regardless of its name. */
  type: v.optional(v.string(), ''),
  created: v.optional(v.string(), ''),
  /** The address in `url` downloads the file. */
  qed_model: v.object({ title: v.string(), url: v.string() }),
  /** Plays or shows it in the page, by ranges of bytes; null for a type that is only downloaded. */
  view_url: v.nullish(v.string(), null),
  /** A picture in its sizes; null for what is none. */
  pictures: v.nullish(addressesSchema, null),
  /** What it is for. */
  group: v.nullish(v.string(), null),
  /** What a picture shows, for those who cannot see it. */
  alt: v.nullish(v.string(), null),
  /** The picture that stands for its record. */
  is_main: v.optional(v.boolean(), false),
  /** Whether everyone can see it. */
  is_public: v.optional(v.boolean(), false),
});
export type Attachment = v.InferOutput<typeof attachmentSchema>;

/** The attachments of one record: `GET attachments?parent={type}.{id}`, a list as every other (clause 3.2). */
export const attachmentListSchema = v.object({
  results: v.array(attachmentSchema),
  count: v.number(),
  next: v.nullish(v.string(), null),
  previous: v.nullish(v.string(), null),
});

/** What a picture shows, in a line. */
export const altSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(maxLengthOfAlt),
  v.check((value) => value.isWellFormed() && !/[\0-\x1f\x7f]/.test(value)),
);

/** What belongs to an upload besides its bytes: form fields of a multipart upload, metadata of a resumable one. */
export const uploadFactsSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(uploadLimits.maxNameLength)),
  subtype_code: v.optional(v.picklist(attachmentSubtypes), 'local_file'),
  group: v.optional(v.pipe(v.string(), v.maxLength(60))),
  alt: v.optional(altSchema),
  /** `{type}.{id}`: the record that it belongs to, such as `callboard.Event.ab12cd`. */
  parent: v.optional(
    v.pipe(
      v.string(),
      v.maxLength(120),
      v.check((value) => /^\w+\.\w+\.[\w-]+$/.test(value)),
    ),
  ),
});
export type UploadFacts = v.InferOutput<typeof uploadFactsSchema>;

/** Where attachments are sent, read and deleted. Apart from the other calls, because few pages need them. */
export const attachmentPaths = {
  /** Multipart uploads (clause 7.29), and uploads in parts after the tus protocol. */
  upload: 'attachments/upload',
  resumable: 'attachments/resumable',
  /** What a resumable upload has become, for a client that lost the answer to its last part. */
  resumed: (upload: string) => `attachments/resumable/${encodeURIComponent(upload)}/attachment`,
  /** The attachments of one record, `{type}.{id}`, newest first. */
  ofRecord: (parent: string) => `attachments?parent=${encodeURIComponent(parent)}&page_size=200`,
  /** One attachment: read, or deleted by DELETE (clauses 7.15 and 7.31). */
  one: (hashcode: string) => `attachments/${encodeURIComponent(hashcode)}`,
} as const;

/** Where everyone finds the published picture of an event. */
export const publicPicturePath = (event: string) => `season/events/${encodeURIComponent(event)}/picture`;
