import type { CollectionName } from '@callboard/api-contract';

/** Where a name alone is no name: its last word, with what belongs to it (van der), is the family name. */
export const splitNames: Readonly<Partial<Record<CollectionName, { given: string; family: string }>>> = {
  individuals: { given: 'first_name', family: 'last_name' },
};
