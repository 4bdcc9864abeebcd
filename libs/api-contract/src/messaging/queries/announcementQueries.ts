import * as v from 'valibot';
import { targetPreviewSchema, targetsParameter } from '../targetSchema';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const count = v.pipe(v.number(), v.integer());
const shared = { group: 'Announcements', envelope: 'data' } as const;

/** An announcement as those who received it list it. */
export const ownAnnouncementSchema = v.object({
  hashcode: v.string(),
  title: v.string(),
  /** The first words of its text. */
  excerpt: v.string(),
  published_at: v.string(),
  read_at: v.nullable(v.string()),
});
export type OwnAnnouncement = v.InferOutput<typeof ownAnnouncementSchema>;

/** Reading announcements, and whom targets reach. */
export const announcementQueries = {
  targetPreview: defineQuery({
    ...shared,
    summary: 'Whom targets reach, saved or not: how many users together and by each, and the first fifty',
    path: 'targets/preview',
    input: v.object({ targets: targetsParameter }),
    output: targetPreviewSchema,
    roles: ['staff'],
  }),

  announcementReach: defineQuery({
    ...shared,
    summary: 'How many an announcement reaches, has reached, and was read by',
    path: 'announcements/{announcement}/reach',
    input: v.object({ announcement: v.pipe(v.string(), v.check(isHashcode)) }),
    output: v.object({
      /** Users whom its targets reach now. */
      reached: count,
      /** Reached users who have not got it. */
      added: count,
      receivers: count,
      read: count,
      /** When unread receivers can be reminded again; null: now. */
      next_reminder: v.nullable(v.string()),
    }),
    roles: ['staff'],
    problems: ['missing'],
  }),

  ownAnnouncements: defineQuery({
    ...shared,
    summary: 'The announcements that the user received, newest first, fifty at a time',
    path: 'announcements/own',
    input: v.object({
      unread: v.optional(v.literal('true')),
      /** The hashcode of the last one of the page before. */
      after: v.optional(v.pipe(v.string(), v.check(isHashcode))),
    }),
    output: v.object({ results: v.array(ownAnnouncementSchema), has_more: v.boolean(), unread: count }),
    roles: 'session',
    tag: 'notifications',
  }),
};
