import type { CollectionName, CollectionWith } from '../registry';

/** What the screens speak of. Which collection serves each of them differs from tenant to tenant. */
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

/** What a tenant calls a thing, in the middle of a sentence and as a heading alike. */
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

/** Which collections can serve each concept: those whose records have what the screens show of it. */
export interface ConceptCollections extends Record<Concept, CollectionName> {
  events: 'events';
  performances: 'performances';
  venues: 'venues';
  spaces: 'spaces';
  entries: CollectionWith<'slot_starts_at'>;
  participants: CollectionWith<'photo_consent'>;
  collaborators: CollectionWith<'helps_with'>;
  people: 'individuals';
  organisations: 'organizationStructures';
  regions: 'regions';
}

/** The collections that serve every tenant: entries, participants and collaborators are each tenant's own. */
export const sharedCollections = {
  events: 'events',
  performances: 'performances',
  venues: 'venues',
  spaces: 'spaces',
  people: 'individuals',
  organisations: 'organizationStructures',
  regions: 'regions',
} as const satisfies Partial<ConceptCollections>;
