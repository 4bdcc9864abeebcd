import type { Concept, Label } from '@callboard/tenant';

/** The placeholders of sentences that a tenant's words fill: the concept of each, and its number. */
export const wordNames = {
  event: ['events', 'one'],
  events: ['events', 'many'],
  performance: ['performances', 'one'],
  performances: ['performances', 'many'],
  venue: ['venues', 'one'],
  venues: ['venues', 'many'],
  space: ['spaces', 'one'],
  spaces: ['spaces', 'many'],
  entry: ['entries', 'one'],
  entries: ['entries', 'many'],
  participant: ['participants', 'one'],
  participants: ['participants', 'many'],
  collaborator: ['collaborators', 'one'],
  collaborators: ['collaborators', 'many'],
  person: ['people', 'one'],
  people: ['people', 'many'],
  organisation: ['organisations', 'one'],
  organisations: ['organisations', 'many'],
} as const satisfies Readonly<Record<string, readonly [Concept, keyof Label]>>;
