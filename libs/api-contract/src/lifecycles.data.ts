import type { Lifecycle } from './lifecycle';

/** Of things that are set up once and used until they are no longer: a retired one stays where it is named, and is offered no more. */
export const untilRetired = {
  initial: 'active',
  statuses: { active: { label: 'Active', tone: 'green' }, retired: { label: 'Retired', tone: 'neutral' } },
  transitions: {
    retire: { label: 'Retire', from: ['active'], to: 'retired', roles: ['staff'], next: [] },
    bring_back: { label: 'Bring back', from: ['retired'], to: 'active', roles: ['staff'], next: [] },
  },
} as const satisfies Lifecycle;
