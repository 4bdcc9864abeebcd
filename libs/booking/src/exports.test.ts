import { expect, it } from 'vitest';
import * as performance from './performance';
import * as pick from './pick';
import * as tickets from './tickets';

it('exports exactly what is listed here, and screens', () => {
  expect(Object.keys(performance).sort()).toEqual([
    'CancelSaleButton',
    'PerformanceSale',
    'PostponeButton',
    'Postponement',
    'hasOrdersToMove',
    'hasOrdersToRefund',
    'saleTabs',
    'usePerformanceSale',
  ]);
  expect(Object.keys(pick).sort()).toEqual(['SeatPicker', 'seatStates']);
  expect(Object.keys(tickets).sort()).toEqual(['TicketsApp', 'frameOptions']);
});
