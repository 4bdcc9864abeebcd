import { reference, select, text } from '../../fields/kinds';
import { defineCollaborators } from '../collections/defineCollaborators';
import type { Contest } from '../contest';
import { defineEntries } from '../collections/defineEntries';
import { defineParticipants } from '../collections/defineParticipants';

const contest = {
  app: 'launchpad',
  tenant: 'launchpad',
  entry: { one: 'Project', many: 'Projects' },
} as const satisfies Contest;

export const launchpad = {
  /** A young creative's project for a year of the programme. */
  entries: defineEntries(contest, {
    icon: 'sparkle',
    leading: {
      creative_field: select({
        label: 'Creative field',
        required: true,
        column: 'shown',
        options: [
          { value: 'music', label: 'Music' },
          { value: 'dance', label: 'Dance' },
          { value: 'theatre', label: 'Theatre' },
          { value: 'screen', label: 'Screen' },
          { value: 'visual_art', label: 'Visual art' },
          { value: 'writing', label: 'Writing' },
        ],
      }),
    },
    fields: {
      discipline: text({ label: 'Discipline', max: 80, filter: true, search: true, column: 'shown' }),
      mentor: text({ label: 'Mentor', max: 160, search: true, filter: true, column: 'shown' }),
      milestone: select({
        label: 'Milestone',
        column: 'shown',
        options: [
          { value: 'idea', label: 'Idea', tone: 'neutral' },
          { value: 'making', label: 'Making', tone: 'blue' },
          { value: 'sharing', label: 'Sharing', tone: 'purple' },
          { value: 'done', label: 'Done', tone: 'green' },
        ],
      }),
    },
    subtitle: 'mentor',
  }),
  /** A young creative in a project. */
  participants: defineParticipants(contest, {
    label: { one: 'Creative', many: 'Creatives' },
    fields: {
      part: select({
        label: 'Part',
        column: 'shown',
        options: [
          { value: 'lead', label: 'Lead' },
          { value: 'collaborator', label: 'Collaborator' },
          { value: 'performer', label: 'Performer' },
        ],
      }),
      // Assigned by an action alone, which refuses a mentor who is full or has no valid police check.
      mentor: reference({
        label: 'Mentor',
        to: 'mentors',
        readableBy: ['staff', 'participant'],
        serverOwned: true,
        derived: true,
        column: 'shown',
      }),
    },
  }),
  /** A guest who helps with a project: a mentor, a craftsperson. */
  collaborators: defineCollaborators(contest),
  /** The field of its entries that targets call the category. */
  category: 'creative_field',
} as const;
