import * as v from 'valibot';
import { resourceCategoryOptions, resourceKindOptions } from '../resourceFields.data';
import { isHashcode } from '../../schemas/formats';
import { defineQuery, noQuery } from '../../defineQuery';

const count = v.pipe(v.number(), v.integer());
const hashcode = v.pipe(v.string(), v.check(isHashcode));
const kind = v.picklist(resourceKindOptions.map(({ value }) => value));
const category = v.picklist(resourceCategoryOptions.map(({ value }) => value));
const file = v.nullable(v.object({ name: v.string(), size: v.number() }));
const shared = { group: 'Resources', envelope: 'data' } as const;

/** A resource as those for whom it is list it. */
export const ownResourceSchema = v.object({
  hashcode: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  kind,
  category,
  /** The name of the event that it is about. */
  event: v.nullable(v.string()),
  file,
  version_number: count,
  version_note: v.nullable(v.string()),
  changed_at: v.nullable(v.string()),
  /** The newest version that the user opened; null: none. */
  opened_version: v.nullable(count),
});
export type OwnResource = v.InferOutput<typeof ownResourceSchema>;

/** A published text that everyone can read without signing in. */
export const publicAnnouncementSchema = v.object({
  hashcode: v.string(),
  title: v.string(),
  /** Rich text. */
  body: v.string(),
  published_at: v.string(),
});
export const publicResourceSchema = v.object({
  hashcode: v.string(),
  title: v.string(),
  summary: v.nullable(v.string()),
  kind,
  category,
  /** Rich text. */
  body: v.nullable(v.string()),
  link: v.nullable(v.string()),
  file,
});
export const publicNoticesSchema = v.object({
  announcements: v.array(publicAnnouncementSchema),
  resources: v.array(publicResourceSchema),
});
export type PublicNotices = v.InferOutput<typeof publicNoticesSchema>;

/** Reading resources, and what is public. */
export const resourceQueries = {
  ownResources: defineQuery({
    ...shared,
    summary: 'The published resources that are for the user now, by title',
    path: 'resources/own',
    input: noQuery,
    output: v.object({ results: v.array(ownResourceSchema) }),
    roles: 'session',
  }),

  resourceReaders: defineQuery({
    ...shared,
    summary: 'For whom a resource is now, and who of them has opened it: two hundred at most, by name',
    path: 'resources/{resource}/readers',
    input: v.object({ resource: hashcode, search: v.optional(v.pipe(v.string(), v.maxLength(100))) }),
    output: v.object({
      reached: count,
      /** Readers among them who have opened it, in any version. */
      opened: count,
      opened_newest: count,
      people: v.array(
        v.object({
          user: v.string(),
          name: v.string(),
          version: v.nullable(count),
          opened_at: v.nullable(v.string()),
        }),
      ),
    }),
    roles: ['staff'],
    problems: ['missing'],
  }),

  publicNotices: defineQuery({
    ...shared,
    summary:
      'What everyone can read without signing in: published announcements and resources that are public',
    path: 'notices',
    input: noQuery,
    output: publicNoticesSchema,
    roles: 'public',
    isCached: true,
    rateClass: 'notice',
  }),

  publicNoticeFile: defineQuery({
    ...shared,
    summary: 'The signed address of the file of a public resource',
    path: 'notices/{resource}/file',
    input: v.object({ resource: hashcode }),
    output: v.object({ url: v.string() }),
    roles: 'public',
    rateClass: 'notice',
    problems: ['missing'],
  }),
};
