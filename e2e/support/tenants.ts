import { defaultTenant, tenantCodes, type TenantCode } from '@callboard/api-contract';

export const port = Number(process.env['E2E_PORT'] ?? 4400);

/** The address of a page at a tenant. */
export function at(tenant: TenantCode, path = '/'): string {
  return `http://${tenant}.localhost:${port}${path}`;
}

const isLong = process.env['CALLBOARD_LONG'] === '1';

/** Every mode of every tenant is looked at in the long run; in the short one each mode at half of them. */
export function modesOf(tenant: TenantCode): readonly ('dark' | 'light')[] {
  if (isLong) return ['dark', 'light'];
  return [tenantCodes.indexOf(tenant) % 2 === 0 ? 'dark' : 'light'];
}

/** Whether what is the same for all tenants is looked at here too: in the short run the default tenant stands for the others. */
export function standsForAll(tenant: TenantCode): boolean {
  return isLong || tenant === defaultTenant;
}

interface Words {
  name: string;
  event: string;
  events: string;
  performance: string;
  space: string;
  entry: string;
  entries: string;
  participants: string;
  /** Where its entries and participants are kept. */
  entryPath: string;
  participantPath: string;
  /** The choice that every entry needs: its field, and one of its values and labels. */
  category: string;
  choice: string;
  choiceLabel: string;
}

/** What a tenant calls its things, and where it keeps them. */
export const words: Record<TenantCode, Words> = {
  showquest: {
    name: 'Showquest',
    event: 'Event',
    events: 'Events',
    performance: 'Performance',
    space: 'Stage',
    entry: 'Act',
    entries: 'Acts',
    participants: 'Performers',
    entryPath: 'showquest/entries',
    participantPath: 'showquest/participants',
    category: 'section',
    choice: 'open',
    choiceLabel: 'Open',
  },
  rockquest: {
    name: 'Rockquest',
    event: 'Heat',
    events: 'Heats',
    performance: 'Show',
    space: 'Stage',
    entry: 'Band',
    entries: 'Bands',
    participants: 'Musicians',
    entryPath: 'rockquest/entries',
    participantPath: 'rockquest/participants',
    category: 'category',
    choice: 'band',
    choiceLabel: 'Band',
  },
  launchpad: {
    name: 'Launchpad',
    event: 'Programme',
    events: 'Programmes',
    performance: 'Workshop',
    space: 'Studio',
    entry: 'Project',
    entries: 'Projects',
    participants: 'Creatives',
    entryPath: 'launchpad/entries',
    participantPath: 'launchpad/participants',
    category: 'creative_field',
    choice: 'music',
    choiceLabel: 'Music',
  },
  basketball: {
    name: 'Basketball',
    event: 'Round',
    events: 'Rounds',
    performance: 'Game',
    space: 'Court',
    entry: 'Team',
    entries: 'Teams',
    participants: 'Players',
    entryPath: 'submission/entries',
    participantPath: 'submission/participants',
    category: 'grade',
    choice: 'u15_girls',
    choiceLabel: 'U15 girls',
  },
};

export { tenantCodes };
