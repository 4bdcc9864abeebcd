import { defineCollection } from '../../defineCollection';
import { datetime, reference, text } from '../../fields/kinds';

const own = [{ field: 'user', actor: 'user' }] as const;

/** A user who got an announcement, and when they read it: stored at publishing. */
export const announcementReceivers = defineCollection({
  name: 'announcementReceivers',
  path: 'callboard/announcement_receivers',
  model: 'callboard.AnnouncementReceiver',
  label: { one: 'Receiver', many: 'Receivers' },
  fields: {
    // Next to the user, whose record is for staff alone.
    name: text({
      label: 'Name',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    announcement: reference({
      label: 'Announcement',
      to: 'announcements',
      required: true,
      immutable: true,
      readableBy: ['staff'],
    }),
    user: reference({ label: 'User', to: 'users', required: true, immutable: true, readableBy: ['staff'] }),
    read_at: datetime({ label: 'Read', serverOwned: true, unlogged: true, sort: true, column: 'shown' }),
  },
  title: ['name'],
  subtitle: 'announcement',
  avatar: { icon: 'user', shape: 'circle' },
  page: '/announcement-receivers/{hashcode}',
  access: {
    read: { staff: 'all', judge: own, participant: own, collaborator: own },
    create: {},
    update: {},
    remove: {},
  },
  // Receivers are facts: publishing and reading write them.
  never: ['create', 'update', 'remove'],
  distinct: [{ fields: ['announcement', 'user'] }],
  ordering: 'name',
});
