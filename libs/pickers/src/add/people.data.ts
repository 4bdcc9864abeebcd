import type { CollectionName } from '@callboard/api-contract';

/** Where a name alone is no name: its last word, with what belongs to it (van der), is the family name. */
export const splitNames: Readonly<Partial<Record<CollectionName, { given: string; family: string }>>> = {
  individuals: { given: 'first_name', family: 'last_name' },
};

/** The collections of people (clause 3.29): before one is added, those of a similar name are shown. */
export const peopleCollections: readonly CollectionName[] = [
  'individuals',
  'launchpadParticipants',
  'rockquestParticipants',
  'showquestParticipants',
  'submissionParticipants',
];
