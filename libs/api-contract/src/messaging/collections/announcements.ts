import { defineCollection } from '../../defineCollection';
import { boolean, datetime, integer, richtext, text } from '../../fields/kinds';
import { received } from '../receivership.data';

/**
 * Announcement of the organisers to some people (clause 3.24). Its targets decide who gets it; publishing stores them as its receivers, and
 * from then on each of those reads it.
 */
export const announcements = defineCollection({
  name: 'announcements',
  path: 'callboard/announcements',
  tenantAliases: {
    showquest: ['showquest/announcements', 'showquest/announcement/announcements'],
    rockquest: ['rockquest/announcements', 'rockquest/announcement/announcements'],
    basketball: ['submission/announcements', 'submission/announcement/announcements'],
  },
  model: 'callboard.Announcement',
  label: { one: 'Announcement', many: 'Announcements' },
  fields: {
    title: text({ label: 'Title', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    body: richtext({ label: 'Text', required: true, search: true, column: 'never' }),
    is_public: boolean({
      label: 'Public',
      readableBy: ['staff'],
      description: 'Once it is published, everyone can read it on the page Notices, without signing in',
    }),
    publish_at: datetime({
      label: 'Publish at',
      readableBy: ['staff'],
      description: 'Only needed to publish it automatically at a later time',
    }),
    published_at: datetime({ label: 'Published', serverOwned: true, sort: true, column: 'shown' }),
    receivers_count: integer({
      label: 'Receivers',
      serverOwned: true,
      unlogged: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
      column: 'shown',
      display: 'count',
    }),
    read_count: integer({
      label: 'Read by',
      serverOwned: true,
      unlogged: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
      column: 'shown',
      display: 'count',
    }),
    reminded_at: datetime({
      label: 'Last reminder',
      serverOwned: true,
      unlogged: true,
      readableBy: ['staff'],
      filter: false,
      sort: false,
    }),
  },
  lifecycle: {
    initial: 'draft',
    statuses: {
      draft: { label: 'Draft', tone: 'neutral' },
      scheduled: { label: 'Scheduled', tone: 'blue' },
      published: { label: 'Published', tone: 'green' },
      revoked: { label: 'Revoked', tone: 'red' },
    },
    transitions: {
      schedule: { label: 'Schedule', from: ['draft'], to: 'scheduled', roles: ['staff'] },
      unschedule: { label: 'Back to draft', from: ['scheduled'], to: 'draft', roles: ['staff'] },
      publish: {
        label: 'Publish now',
        from: ['draft', 'scheduled'],
        to: 'published',
        roles: ['staff'],
        hasEffects: true,
      },
      revoke: {
        label: 'Revoke',
        from: ['published'],
        to: 'revoked',
        roles: ['staff'],
        event: 'announcement.revoked',
        confirm: 'No receiver can read it any more, and their notifications of it disappear.',
      },
      publish_again: { label: 'Publish again', from: ['revoked'], to: 'published', roles: ['staff'] },
    },
  },
  title: ['title'],
  avatar: { icon: 'bell', shape: 'square' },
  isForReaders: true,
  page: '/announcements/{hashcode}',
  access: {
    read: { staff: 'all', judge: received, participant: received, collaborator: received },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  rules: { announcements_scheduled: 'announcementNeedsTime' },
  ordering: '-created',
});
