import { expect, it } from 'vitest';
import * as editor from './editor';
import * as booking from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(booking).sort()).toMatchInlineSnapshot(`
    [
      "PlanView",
    ]
  `);
  expect(Object.keys(editor).sort()).toMatchInlineSnapshot(`
    [
      "PlanEditor",
    ]
  `);
});
