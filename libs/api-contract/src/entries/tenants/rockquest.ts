import { select, text } from '../../fields/kinds';
import { defineCollaborators } from '../collections/defineCollaborators';
import type { Contest } from '../contest';
import { defineEntries } from '../collections/defineEntries';
import { defineParticipants } from '../collections/defineParticipants';

const contest = {
  app: 'rockquest',
  tenant: 'rockquest',
  entry: { one: 'Band', many: 'Bands' },
} as const satisfies Contest;

export const rockquest = {
  /** A band, duo or soloist in the music competition. */
  entries: defineEntries(contest, {
    icon: 'music',
    leading: {
      category: select({
        label: 'Category',
        required: true,
        column: 'shown',
        options: [
          { value: 'band', label: 'Band' },
          { value: 'duo', label: 'Duo' },
          { value: 'solo', label: 'Solo' },
        ],
      }),
    },
    fields: {
      song_title: text({ label: 'Original song', max: 160, search: true, column: 'shown' }),
      genre: text({ label: 'Genre', max: 60, filter: true }),
    },
  }),
  /** A musician in a band. */
  participants: defineParticipants(contest, {
    label: { one: 'Musician', many: 'Musicians' },
    fields: {
      part: select({
        label: 'Instrument',
        column: 'shown',
        options: [
          { value: 'vocals', label: 'Vocals' },
          { value: 'guitar', label: 'Guitar' },
          { value: 'bass', label: 'Bass' },
          { value: 'drums', label: 'Drums' },
          { value: 'keys', label: 'Keys' },
          { value: 'other', label: 'Other' },
        ],
      }),
    },
  }),
  /** A guest who helps a band: a tutor, a sound engineer. */
  collaborators: defineCollaborators(contest),
  /** The field of its entries that targets call the category. */
  category: 'category',
} as const;
