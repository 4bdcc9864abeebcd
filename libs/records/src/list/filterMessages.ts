import { defineMessages, translate } from '@callboard/language';

/** The texts of filters. */
export const filterMessages = defineMessages({
  any: 'Any',
  removeFilter: (text: string) => translate('Remove filter {text}', { text }),
  activeFilters: 'Active filters',
  sortBy: 'Sort by',
  lastFirst: (label: string) => translate('{label}, last first', { label }),
  from: 'From',
  to: 'To',
  contains: 'Contains',
  fieldFrom: (label: string) => translate('{label} from', { label }),
  fieldTo: (label: string) => translate('{label} to', { label }),
  atLeast: (label: string, value: string) => translate('{label}: at least {value}', { label, value }),
  atMost: (label: string, value: string) => translate('{label}: at most {value}', { label, value }),
  since: (label: string, value: string) => translate('{label}: from {value}', { label, value }),
  until: (label: string, value: string) => translate('{label}: to {value}', { label, value }),
  is: (label: string, value: string) => translate('{label}: {value}', { label, value }),
  includes: (label: string, value: string) => translate('{label} contains {value}', { label, value }),
  empty: 'none',
  present: 'any',
});
