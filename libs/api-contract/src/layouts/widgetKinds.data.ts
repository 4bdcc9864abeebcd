/** The kinds of widgets, as a field offers them. */
export const widgetKindOptions = [
  { value: 'number', label: 'Number' },
  { value: 'list', label: 'List' },
  { value: 'plot', label: 'Plot' },
  { value: 'report', label: 'Report' },
  { value: 'calendar', label: 'Calendar' },
  { value: 'map', label: 'Map' },
  { value: 'text', label: 'Text' },
  { value: 'picture', label: 'Picture' },
  { value: 'announcements', label: 'Announcements' },
  { value: 'tasks', label: 'Tasks' },
  { value: 'progress', label: 'Progress' },
  { value: 'card', label: 'Card' },
] as const;

export type WidgetKind = (typeof widgetKindOptions)[number]['value'];

export function isWidgetKind(value: unknown): value is WidgetKind {
  return widgetKindOptions.some((option) => option.value === value);
}
