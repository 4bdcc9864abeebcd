import { expect, it } from 'vitest';
import * as dashboards from './index';
import * as editor from './editor';

it('exports exactly what is listed here', () => {
  expect(Object.keys(dashboards).sort()).toMatchInlineSnapshot(`
    [
      "CardsContext",
      "LayoutView",
      "WidgetToolsContext",
      "fetchWidgets",
    ]
  `);
  expect(Object.keys(editor).sort()).toMatchInlineSnapshot(`
    [
      "LayoutEditor",
    ]
  `);
});
