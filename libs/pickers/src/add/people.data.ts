import type { CollectionName } from '@callboard/api-contract';

/** Collections whose title has several fields: the last word and its particles (van der) become the family name. */
export const splitNames: Readonly<Partial<Record<CollectionName, { given: string; family: string }>>> = {
  individuals: { given: 'first_name', family: 'last_name' },
};
