import { defineMessages, say } from '@callboard/language';

/** The texts of filters. */
export const filterMessages = defineMessages({
  any: 'Any',
  removeFilter: (text: string) => say('Remove filter {text}', { text }),
  activeFilters: 'Active filters',
  sortBy: 'Sort by',
  lastFirst: (label: string) => say('{label}, last first', { label }),
  from: 'From',
  to: 'To',
  contains: 'Contains',
  fieldFrom: (label: string) => say('{label} from', { label }),
  fieldTo: (label: string) => say('{label} to', { label }),
  atLeast: (label: string, value: string) => say('{label}: at least {value}', { label, value }),
  atMost: (label: string, value: string) => say('{label}: at most {value}', { label, value }),
  since: (label: string, value: string) => say('{label}: from {value}', { label, value }),
  until: (label: string, value: string) => say('{label}: to {value}', { label, value }),
  is: (label: string, value: string) => say('{label}: {value}', { label, value }),
  includes: (label: string, value: string) => say('{label} contains {value}', { label, value }),
  empty: 'none',
  present: 'any',
});
