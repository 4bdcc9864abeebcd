import { defineMessages, translate } from '@callboard/language';

/** The texts of filters. */
export const filterMessages = defineMessages({
  any: 'Any',
  thisSeason: 'This season',
  onlyThisSeason: 'Only this season',
  removeFilter: (text: string) => translate('Remove filter {text}', { text }),
  activeFilters: 'Active filters',
  sortBy: 'Sort by',
  lastFirst: (label: string) => translate('{label}, descending', { label }),
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
  searchAll: {
    seasons: (count: number) => translate('Search all seasons ({count})', { count }),
    dates: (count: number) => translate('Search all dates ({count})', { count }),
  },
  showAll: {
    seasons: (count: number) => translate('Show all seasons ({count})', { count }),
    dates: (count: number) => translate('Show all dates ({count})', { count }),
  },
  empty: 'none',
  present: 'any',
});
