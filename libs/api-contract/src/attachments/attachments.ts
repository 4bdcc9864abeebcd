import * as v from 'valibot';
import { altSchema, uploadLimits } from './uploadLimits';

/** Kinds of attachment (clause 3.3): a file of any kind, or a picture of a person. */
export const attachmentSubtypes = ['local_file', 'simple_avatar'] as const;
export type AttachmentSubtype = (typeof attachmentSubtypes)[number];

/** Purposes of a record's files: the `group` of a file names one of these, or is free. */
export const filePurposes = ['picture', 'stage_plan', 'technical_sheet', 'plan_background'] as const;
export type FilePurpose = (typeof filePurposes)[number];

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
  /** Purpose: one of `filePurposes`, or free. */
  group: v.nullish(v.string(), null),
  /** Description of a picture for readers who cannot see it. */
  alt: v.nullish(v.string(), null),
  /** The picture that stands for its record. */
  is_main: v.optional(v.boolean(), false),
  /** Visible to everyone. */
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

/** Facts of an upload besides its bytes: form fields of a multipart upload, metadata of a resumable one. */
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
  /** Attachment made from a resumable upload, for a client that lost the answer to its last part. */
  resumed: (upload: string) => `attachments/resumable/${encodeURIComponent(upload)}/attachment`,
  /** The attachments of one record, `{type}.{id}`, newest first. */
  ofRecord: (parent: string) => `attachments?parent=${encodeURIComponent(parent)}&page_size=200`,
  /** One attachment: read, or deleted by DELETE (clauses 7.15 and 7.31). */
  one: (hashcode: string) => `attachments/${encodeURIComponent(hashcode)}`,
} as const;

/** Where everyone finds the published picture of an event. */
export const publicPicturePath = (event: string) => `season/events/${encodeURIComponent(event)}/picture`;
