import { defineCollection } from '../../defineCollection';
import { document, integer, reference, select, text } from '../../fields/kinds';
import { settingsSchema } from '../layoutContent';
import { widgetKindOptions } from '../widgetKinds.data';
import { adminsOnly } from './layouts';

const position = integer({ label: 'Position', required: true, min: 0, max: 1000, column: 'shown' });
/** In twelfths of the page: on a phone a cell is usually the whole line. */
const width = ({ label }: { label: string }) =>
  integer({ label, required: true, min: 1, max: 12, filter: false, sort: false, column: 'shown' });
const avatar = { icon: 'apps', shape: 'square' } as const;
const name = text({ label: 'Name', required: true, max: 80, search: true, column: 'shown' });

/** A part of a composed page that has a heading of its own. */
export const pages = defineCollection({
  name: 'pages',
  path: 'layout/pages',
  v2Path: 'layout/pages',
  model: 'layout.Page',
  label: { one: 'Page', many: 'Pages' },
  fields: {
    name,
    layout: reference({ label: 'Composed page', to: 'layouts', required: true, column: 'shown' }),
    position,
  },
  title: ['name'],
  subtitle: 'layout',
  avatar,
  page: '/admin/layout-pages/{hashcode}',
  access: adminsOnly,
  ordering: 'position',
});

/** Cells that stand side by side, as far as the screen is wide enough. */
export const rows = defineCollection({
  name: 'rows',
  path: 'layout/rows',
  v2Path: 'layout/rows',
  model: 'layout.Row',
  label: { one: 'Row', many: 'Rows' },
  fields: {
    name,
    // Not a filter: `page` in the query of a list is which part of it is read.
    page: reference({ label: 'Page', to: 'pages', required: true, filter: false, column: 'shown' }),
    position,
  },
  title: ['name'],
  subtitle: 'page',
  avatar,
  page: '/admin/layout-rows/{hashcode}',
  access: adminsOnly,
  ordering: 'position',
});

/** A place in a row, with a width for each size of screen. */
export const cells = defineCollection({
  name: 'cells',
  path: 'layout/cells',
  v2Path: 'layout/cells',
  model: 'layout.Cell',
  label: { one: 'Cell', many: 'Cells' },
  fields: {
    name,
    row: reference({ label: 'Row', to: 'rows', required: true, column: 'shown' }),
    position,
    phone: width({ label: 'Width on a phone' }),
    tablet: width({ label: 'Width on a tablet' }),
    desk: width({ label: 'Width on a desk' }),
  },
  title: ['name'],
  subtitle: 'row',
  avatar,
  page: '/admin/layout-cells/{hashcode}',
  access: adminsOnly,
  ordering: 'position',
});

/** Content of a cell: a number, a list, a text. Its settings are checked by its kind. */
export const widgets = defineCollection({
  name: 'widgets',
  path: 'layout/widgets',
  v2Path: 'layout/widgets',
  model: 'layout.Widget',
  label: { one: 'Widget', many: 'Widgets' },
  fields: {
    name,
    cell: reference({ label: 'Cell', to: 'cells', required: true, column: 'shown' }),
    position,
    kind: select({ label: 'Kind', required: true, options: widgetKindOptions, column: 'shown' }),
    settings: document({ label: 'Settings', schema: settingsSchema, maxBytes: 20_000 }),
  },
  title: ['name'],
  subtitle: 'cell',
  avatar,
  page: '/admin/layout-widgets/{hashcode}',
  access: adminsOnly,
  ordering: 'position',
});
