import { defineCollection } from '../../defineCollection';
import { date, datetime, link, reference, text, textarea } from '../../fields/kinds';
import { officeOnly } from '../../access.data';

/** Readers of the creative read the achievements too. */
const own = [{ field: 'creative', readable: true }] as const;

/** Everyone with the address of an open badge reads it: who opened it and how a guardian agreed stays with the office. */
const ofBadge = {
  serverOwned: true,
  readableBy: ['staff'],
  filter: false,
  sort: false,
  column: 'never',
} as const;

/** An achievement of one young creative. */
export const achievementInstances = defineCollection({
  name: 'achievementInstances',
  path: 'launchpad/achievement_instances',
  model: 'launchpad.AchievementInstance',
  label: { one: 'Achievement reached', many: 'Achievements reached' },
  tenants: ['launchpad'],
  fields: {
    name: text({ label: 'For', required: true, max: 160, search: true, sort: true, column: 'shown' }),
    template: reference({
      label: 'Achievement',
      to: 'achievementTemplates',
      required: true,
      column: 'shown',
    }),
    creative: reference({ label: 'Creative', to: 'participants', required: true, column: 'shown' }),
    mentor: reference({ label: 'Mentor', to: 'mentors', column: 'shown' }),
    reached_on: date({ label: 'Reached', sort: true, column: 'shown' }),
    evidence: link({ label: 'Where to see it' }),
    // The others of a project read what is reached, and not what was written about it: the creative has the reason by notification.
    story: textarea({ label: 'What was done', max: 2_000, readableBy: ['staff'], column: 'never' }),
    returned_because: textarea({
      label: 'Still missing',
      description: 'Why it was sent back',
      readableBy: ['staff'],
      serverOwned: true,
      derived: true,
      column: 'never',
    }),
    badge_opened_at: datetime({ label: 'Badge public since', ...ofBadge }),
    badge_name: text({ label: 'Name on the badge', max: 160, ...ofBadge }),
    badge_consent: textarea({ label: 'How the guardian agreed to the badge', max: 300, ...ofBadge }),
    notes: textarea({ label: 'Notes', readableBy: ['staff'], column: 'never' }),
  },
  lifecycle: {
    initial: 'working',
    correctedBy: ['staff'],
    statuses: {
      working: { label: 'Working on it', tone: 'blue' },
      proposed: { label: 'Proposed', tone: 'yellow' },
      reached: { label: 'Reached', tone: 'green' },
      withdrawn: { label: 'Withdrawn', tone: 'neutral' },
    },
    transitions: {
      reach: {
        label: 'Mark reached',
        from: ['working', 'proposed'],
        to: 'reached',
        roles: ['staff'],
        event: 'achievement.reached',
        noticed: 'The creative is notified.',
      },
      send_back: {
        label: 'Send back',
        from: ['proposed'],
        to: 'working',
        roles: ['staff'],
        asksReason: ['staff', 'admin'],
        event: 'achievement.returned',
        noticed: 'The creative is notified of the reason.',
        next: [],
      },
      withdraw: {
        label: 'Withdraw',
        from: ['working', 'proposed', 'reached'],
        to: 'withdrawn',
        roles: ['staff'],
        next: [],
      },
      reopen: { label: 'Reopen', from: ['reached', 'withdrawn'], to: 'working', roles: ['staff'], next: [] },
    },
  },
  title: ['name'],
  subtitle: 'creative',
  avatar: { icon: 'star', shape: 'square' },
  isForReaders: true,
  page: '/achievements/{hashcode}',
  access: { ...officeOnly, read: { staff: 'all', participant: own } },
  distinct: [{ fields: ['template', 'creative'], unless: ['withdrawn'] }],
  ordering: '-reached_on',
  importable: true,
});
