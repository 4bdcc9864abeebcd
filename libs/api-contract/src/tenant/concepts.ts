/** Concepts of the screens for which each tenant has a word. */
export const concepts = [
  'events',
  'performances',
  'venues',
  'spaces',
  'entries',
  'participants',
  'collaborators',
  'people',
  'organisations',
  'regions',
] as const;
export type Concept = (typeof concepts)[number];

/** The concepts whose collections have another name. */
const otherNames: Partial<Record<Concept, string>> = {
  people: 'individuals',
  organisations: 'organizationStructures',
};

/** The concept that a collection's records are, for which a tenant has its own word; undefined where they are none. */
export function conceptOf(collection: string): Concept | undefined {
  return concepts.find((concept) => (otherNames[concept] ?? concept) === collection);
}

/** Tenant's word for a thing, in the middle of a sentence and as a heading alike. */
export interface Label {
  one: string;
  many: string;
}

export const defaultLabels: Readonly<Record<Concept, Label>> = {
  events: { one: 'Event', many: 'Events' },
  performances: { one: 'Performance', many: 'Performances' },
  venues: { one: 'Venue', many: 'Venues' },
  spaces: { one: 'Space', many: 'Spaces' },
  entries: { one: 'Entry', many: 'Entries' },
  participants: { one: 'Participant', many: 'Participants' },
  collaborators: { one: 'Collaborator', many: 'Collaborators' },
  people: { one: 'Person', many: 'People' },
  organisations: { one: 'Organisation', many: 'Organisations' },
  regions: { one: 'Region', many: 'Regions' },
};
