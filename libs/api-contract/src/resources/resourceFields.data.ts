import * as v from 'valibot';
import { uploadLimits } from '../attachments/uploadLimits';
import { document, link, richtext } from '../fields/kinds';

/** Kinds of resource: each stays of its kind, and has that one of the three contents. */
export const resourceKindOptions = [
  { value: 'page', label: 'Page', tone: 'blue' },
  { value: 'file', label: 'File', tone: 'purple' },
  { value: 'link', label: 'Link', tone: 'neutral' },
] as const;

/** Subjects of resources: readers find them under these headings, in this order. */
export const resourceCategoryOptions = [
  { value: 'rules', label: 'Rules' },
  { value: 'entering', label: 'How to enter' },
  { value: 'technical', label: 'Stage and sound' },
  { value: 'forms', label: 'Forms to print' },
  { value: 'places', label: 'Maps and travel' },
  { value: 'other', label: 'More' },
] as const;

/** A file that was uploaded before: what is stored of it besides its bytes. */
export const resourceFileSchema = v.object({
  hashcode: v.pipe(v.string(), v.uuid()),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(uploadLimits.maxNameLength)),
  /** In bytes; the server writes it, and the type. */
  size: v.optional(v.number(), 0),
  type: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
});
export type ResourceFile = v.InferOutput<typeof resourceFileSchema>;

/** The three contents, of which a resource has the one of its kind. */
export const resourceContents = {
  body: richtext({ label: 'Text', column: 'never' }),
  link: link({ label: 'Link', column: 'offered', filter: false, sort: false }),
  file: document({
    label: 'File',
    schema: resourceFileSchema,
    maxBytes: 2_000,
    example: { hashcode: '0b8f2a0e-3c52-4a3c-9b7e-5a1f0c9d2e11', name: 'Stage plan.pdf', size: 0, type: '' },
  }),
} as const;
