import type { WidgetTools } from '../widgets/WidgetTools';

/** Tools of an app that has venues alone, for tests and stories. */
export const exampleTools: WidgetTools = {
  collections: [
    { name: 'performances', label: 'Performances' },
    { name: 'reports', label: 'Reports' },
    { name: 'venues', label: 'Venues' },
  ],
  labelOf: (name) => (name === 'venues' ? 'Venues' : 'Performances'),
  fieldLabel: ({ label }) => label,
  renderValue: (_field, value) => String(value),
  listHref: (_name, filters) => `/venues?${new URLSearchParams(filters).toString()}`,
  recordHref: () => '/venues/1',
  isOffered: () => true,
  readView: (_name, view) =>
    view.includes('secret') ? null : { search: new URLSearchParams(view).get('search') ?? '' },
  // The views of lists are of another library, which has stories of its own: here stands what they are given.
  Calendar: ({ view, isAgenda }) => `${view.period} of ${view.day}${isAgenda ? ', as a list' : ''}`,
  Map: ({ label, definition, hrefAt }) =>
    `${label} by ${definition.map}: ${hrefAt('here', definition.map ?? '')}`,
  Report: ({ report, label, figure }) => `${label}: ${report.name} as ${figure ?? report.display}`,
  today: '2027-05-05',
  dayStart: '2027-05-04T12:00:00Z',
};
