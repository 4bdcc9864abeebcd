import type { WidgetSettings } from '@callboard/api-contract/dashboards';
import type { LayoutCell, LayoutContent, LayoutRow, LayoutWidget } from '@callboard/api-contract/layouts';
import type { SeedRow, SeedTables } from './seedRows';

/** Widget before it has a place. */
interface GivenWidget {
  kind: LayoutWidget['kind'];
  name: string;
  settings: WidgetSettings;
  /** Its width on a desk, in twelfths. */
  desk: number;
}

/** The page that the office opens in the week of a show: what is coming, what is still to be decided, and whom to call. */
export function addLayouts(tables: SeedTables, report: string): void {
  const name = 'Show week';
  const slug = 'show-week';
  const roles = ['staff'];
  const layout = tables.add('layouts', { name, slug, roles, version_number: 1, status: 'published' });
  const page = tables.add('pages', { name, layout: layout.hashcode, position: 0 });
  const rows = showWeek(report).map((widgets, index) => addRow(tables, page, widgets, index));
  const content: LayoutContent = { pages: [{ id: page.hashcode, name, rows }] };
  tables.add('layoutVersions', {
    name,
    slug,
    roles,
    layout: layout.hashcode,
    number: 1,
    content: { ...content },
  });
}

function showWeek(report: string): GivenWidget[][] {
  const count = (name: string, settings: WidgetSettings) => ({
    kind: 'number' as const,
    name,
    settings,
    desk: 4,
  });
  return [
    [
      count('Performances to come', { collection: 'performances', from: 'starts_at' }),
      count('Entries to decide', { collection: 'entries', status: 'submitted' }),
      count('Account requests waiting', { collection: 'accountRequests', status: 'waiting' }),
    ],
    [
      {
        kind: 'list',
        name: 'Coming performances',
        settings: {
          collection: 'performances',
          from: 'starts_at',
          columns: ['starts_at', 'venue'],
          ordering: 'starts_at',
          rows: 6,
        },
        desk: 7,
      },
      {
        kind: 'text',
        name: 'On the night',
        settings: {
          richtext:
            '<p>Doors open 45 minutes before the first act. Call the venue if the get-in runs late.</p><ul><li>First aid is at the stage door.</li><li>Lost children wait at the front desk.</li></ul>',
        },
        desk: 5,
      },
    ],
    [
      { kind: 'plot', name: 'Entries by status', settings: { collection: 'entries', by: 'status' }, desk: 6 },
      { kind: 'report', name: 'Accepted by region', settings: { report, figure: 'plot' }, desk: 6 },
    ],
  ];
}

function addRow(
  tables: SeedTables,
  page: SeedRow,
  given: readonly GivenWidget[],
  position: number,
): LayoutRow {
  const row = tables.add('rows', { name: 'Row', page: page.hashcode, position });
  const cells = given.map((widget, index) => addCell(tables, row, widget, index));
  return { id: row.hashcode, name: 'Row', cells };
}

function addCell(
  tables: SeedTables,
  row: SeedRow,
  { kind, name, settings, desk }: GivenWidget,
  position: number,
): LayoutCell {
  const widths = { phone: 12, tablet: desk < 5 ? 4 : 12, desk };
  const cell = tables.add('cells', { name: 'Cell', row: row.hashcode, position, ...widths });
  const given = { kind, name, settings: { ...settings } };
  const widget = tables.add('widgets', { ...given, cell: cell.hashcode, position: 0 });
  return { id: cell.hashcode, name: 'Cell', ...widths, widgets: [{ id: widget.hashcode, ...given }] };
}
