import type { CollectionName } from '../collectionName';

/** How the records of a collection come along when an event is copied. */
export interface CopiedPart {
  collection: CollectionName;
  /** The reference to what was copied before. */
  of: string;
  /** Statuses of records that do not come along. */
  unless?: readonly string[];
  /** Records that name one here do not come along: what an entry appears as. */
  withoutAny?: string;
  /** Fields that stay behind: who does it, and notes about that day. */
  without?: readonly string[];
  /** Fields that the server gives a record otherwise. */
  also?: readonly string[];
  /** Of several records of one parent only the latest comes along, one that is not closed first. */
  isOnlyLatest?: true;
}

/** Collections copied with an event, each after what it refers to. Entries, orders, tickets, holds and people never are. */
export const copiedParts: readonly CopiedPart[] = [
  { collection: 'performances', of: 'event', unless: ['cancelled'], without: ['running_notes'] },
  { collection: 'timeSlots', of: 'event', withoutAny: 'entry', without: ['notes'] },
  { collection: 'scheduleEvents', of: 'event', unless: ['cancelled'], without: ['organiser', 'notes'] },
  { collection: 'shifts', of: 'event', unless: ['cancelled'], without: ['individual', 'notes'] },
  { collection: 'tasks', of: 'event', unless: ['skipped'], also: ['template'] },
  { collection: 'taskTemplateAssociations', of: 'event', also: ['name'] },
  { collection: 'performancePriceGroups', of: 'performance' },
  { collection: 'seatPrices', of: 'price_group' },
  { collection: 'generalAdmissionGroups', of: 'performance' },
  { collection: 'generalAdmissionDefinitions', of: 'performance' },
  { collection: 'generalAdmissionPrices', of: 'definition' },
  { collection: 'seatMaps', of: 'performance', isOnlyLatest: true },
];

/** The fields of an event that stay behind. */
export const leftOfEvent: readonly string[] = ['staff_notes'];

/** All that is written when an event is copied, apart from the event. The rules come along into a season that has none. */
export const copiedCollections: readonly CollectionName[] = [
  ...copiedParts.map(({ collection }) => collection),
  'eligibilityRules',
];
