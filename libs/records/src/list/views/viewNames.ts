import type { Collection } from '@callboard/api-contract';

const viewNames = ['table', 'board', 'calendar', 'timeline', 'map', 'tree'] as const;
/** How a list shows its records; as cells, it is a table that is edited. */
export type ViewName = (typeof viewNames)[number] | 'cells';

/** The views that the declaration of a collection allows. */
export function viewsOf({
  lifecycle,
  calendar,
  timeline,
  map,
  above,
}: Collection): (typeof viewNames)[number][] {
  const allowed = {
    table: true,
    board: lifecycle !== undefined,
    calendar: calendar !== undefined,
    timeline: timeline !== undefined,
    map: map !== undefined,
    tree: above !== undefined,
  };
  return viewNames.filter((name) => allowed[name]);
}

/** The view in a URL; the table, where it names none that the collection allows. */
export function viewIn(params: URLSearchParams, collection: Collection, canEditCells = false): ViewName {
  if (canEditCells && params.get('as') === 'cells') return 'cells';
  return viewsOf(collection).find((name) => name === params.get('as')) ?? 'table';
}
