import { integer, select, text, textarea } from '../../fields/kinds';
import { defineCollaborators } from '../collections/defineCollaborators';
import type { Contest } from '../contest';
import { defineEntries } from '../collections/defineEntries';
import { whileDraft } from '../entryCore.data';
import { defineParticipants } from '../collections/defineParticipants';

/** Parts in a team that do not play. */
export const benchParts = ['coach', 'manager'] as const;

const contest = {
  app: 'submission',
  tenant: 'basketball',
  entry: { one: 'Team', many: 'Teams' },
} as const satisfies Contest;

export const basketball = {
  /** A team's entry to a grade of a season. */
  entries: defineEntries(contest, {
    icon: 'basketball',
    leading: {
      grade: select({
        label: 'Grade',
        required: true,
        column: 'shown',
        options: [
          { value: 'u15_girls', label: 'U15 girls' },
          { value: 'u15_boys', label: 'U15 boys' },
          { value: 'u17_girls', label: 'U17 girls' },
          { value: 'u17_boys', label: 'U17 boys' },
          { value: 'premier_girls', label: 'Premier girls' },
          { value: 'premier_boys', label: 'Premier boys' },
        ],
      }),
    },
    fields: {
      coach: text({ label: 'Coach', max: 160, search: true, filter: true, column: 'shown' }),
      pool: select({
        label: 'Pool',
        options: [
          { value: 'a', label: 'Pool A' },
          { value: 'b', label: 'Pool B' },
          { value: 'c', label: 'Pool C' },
          { value: 'd', label: 'Pool D' },
        ],
      }),
    },
    changeable: whileDraft,
  }),
  /** A player or official of a team. */
  participants: defineParticipants(contest, {
    label: { one: 'Player', many: 'Players' },
    fields: {
      part: select({
        label: 'Position',
        column: 'shown',
        options: [
          { value: 'guard', label: 'Guard' },
          { value: 'forward', label: 'Forward' },
          { value: 'centre', label: 'Centre' },
          { value: 'coach', label: 'Coach' },
          { value: 'manager', label: 'Manager' },
        ],
      }),
      singlet: integer({
        label: 'Singlet',
        description: 'The number that the player wears',
        min: 0,
        max: 99,
        column: 'shown',
      }),
      dispensation: textarea({
        label: 'Dispensation',
        description: 'Why the player can play in every stage, even with fewer games than it needs',
        max: 500,
        readableBy: ['staff', 'participant'],
        writableBy: ['staff'],
        column: 'never',
      }),
    },
    distinct: [{ fields: ['entry', 'singlet'], unless: ['withdrawn'] }],
  }),
  /** A guest who helps a team: a physio, an assistant coach. */
  collaborators: defineCollaborators(contest),
  /** The field of its entries that targets call the category. */
  category: 'grade',
} as const;
