import { defineCollection } from '../../defineCollection';
import { reference } from '../../fields/kinds';
import { targetFields } from '../targetFields.data';

/** Some of those who get an announcement (clauses 7.39 and 7.40): several targets of one announcement are united. */
export const announcementTargets = defineCollection({
  name: 'announcementTargets',
  path: 'callboard/announcement_targets',
  tenantAliases: {
    showquest: ['showquest/announcement_targets', 'showquest/announcement_target/announcement_targets'],
    rockquest: [
      'rockquest/event_announcement_targets',
      'rockquest/event_announcement_target/event_announcement_targets',
    ],
  },
  model: 'callboard.AnnouncementTarget',
  label: { one: 'Target of an announcement', many: 'Targets of announcements' },
  fields: {
    announcement: reference({
      label: 'Announcement',
      to: 'announcements',
      required: true,
      immutable: true,
      column: 'shown',
    }),
    ...targetFields,
  },
  title: ['name'],
  subtitle: 'announcement',
  avatar: { icon: 'users', shape: 'square' },
  page: '/announcement-targets/{hashcode}',
  access: {
    read: { staff: 'all' },
    create: { staff: 'all' },
    update: { staff: 'all' },
    remove: { staff: 'all' },
  },
  ordering: 'created',
});
