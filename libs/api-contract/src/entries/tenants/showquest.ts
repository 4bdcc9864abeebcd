import { integer, select, text } from '../../fields/kinds';
import { defineCollaborators } from '../collections/defineCollaborators';
import type { Contest } from '../contest';
import { defineEntries } from '../collections/defineEntries';
import { defineParticipants } from '../collections/defineParticipants';

const contest = {
  app: 'showquest',
  tenant: 'showquest',
  entry: { one: 'Act', many: 'Acts' },
} as const satisfies Contest;

export const showquest = {
  /** An act of a school's team in the show competition. */
  entries: defineEntries(contest, {
    icon: 'sparkle',
    leading: {
      section: select({
        label: 'Section',
        required: true,
        column: 'shown',
        options: [
          { value: 'junior', label: 'Junior' },
          { value: 'open', label: 'Open' },
          { value: 'wearable_art', label: 'Wearable art' },
        ],
      }),
    },
    fields: {
      theme: text({ label: 'Theme', max: 120, search: true }),
      live_musicians: integer({ label: 'Live musicians', min: 0, max: 10 }),
      largest_prop_cm: integer({
        label: 'Largest prop',
        min: 0,
        max: 10_000,
        unit: 'cm',
        filter: false,
        sort: false,
      }),
      prop_lifters: integer({
        label: 'Students to lift it',
        min: 0,
        max: 100,
        filter: false,
        sort: false,
      }),
      garments: integer({ label: 'Garments', min: 0, max: 100, filter: false, sort: false }),
    },
  }),
  /** A student or helper in an act. */
  participants: defineParticipants(contest, {
    label: { one: 'Performer', many: 'Performers' },
    fields: {
      part: select({
        label: 'Part',
        column: 'shown',
        options: [
          { value: 'performer', label: 'Performer' },
          { value: 'crew', label: 'Crew' },
          { value: 'musician', label: 'Musician' },
          { value: 'teacher', label: 'Teacher' },
        ],
      }),
    },
  }),
  /** A guest who helps with an act: choreography, sound, costumes. */
  collaborators: defineCollaborators(contest),
  /** The field of its entries that targets call the category. */
  category: 'section',
} as const;
