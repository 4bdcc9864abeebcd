import { expect, it } from 'vitest';
import * as change from './change';
import * as editor from './editor';
import * as booking from './index';
import * as pick from './pick';
import * as offer from './offer';

it('exports exactly what is listed here', () => {
  expect(Object.keys(booking).sort()).toMatchInlineSnapshot(`
    [
      "PlanView",
    ]
  `);
  expect(Object.keys(change).sort()).toMatchInlineSnapshot(`
    [
      "SeatChooser",
    ]
  `);
  expect(Object.keys(editor).sort()).toMatchInlineSnapshot(`
    [
      "PlanEditor",
    ]
  `);
  expect(Object.keys(pick).sort()).toMatchInlineSnapshot(`
    [
      "SeatPicker",
      "seatStates",
    ]
  `);
  expect(Object.keys(offer).sort()).toMatchInlineSnapshot(`
    [
      "OfferEditor",
      "saleChannelNames",
    ]
  `);
});
