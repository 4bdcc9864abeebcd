import { expect, it } from 'vitest';
import { stepsLeft } from './setUpSteps';

const none = {
  regions: false,
  schools: false,
  venues: false,
  events: false,
  performances: false,
  people: false,
  tickets: false,
};
const all = { hasPerformances: true, hasTickets: true };

it('lists every step in an order in which each has what it needs', () => {
  expect(stepsLeft(none, all).map(({ step }) => step)).toEqual([
    'regions',
    'schools',
    'venues',
    'events',
    'performances',
    'people',
    'tickets',
  ]);
});

it('leaves out what a tenant does not use', () => {
  const steps = stepsLeft(none, { hasPerformances: false, hasTickets: false }).map(({ step }) => step);
  expect(steps).not.toContain('performances');
  expect(steps).not.toContain('tickets');
  const others = { ...none, regions: true, schools: true, venues: true, events: true, people: true };
  expect(stepsLeft(others, { hasPerformances: false, hasTickets: false })).toEqual([]);
});

it.each(Object.keys(none))('stays until %s is there too', (step) => {
  const done = Object.fromEntries(Object.keys(none).map((key) => [key, key !== step]));
  const steps = stepsLeft({ ...none, ...done }, all);
  expect(steps.filter(({ isDone }) => !isDone).map((left) => left.step)).toEqual([step]);
  expect(stepsLeft({ ...none, ...done, [step]: true }, all)).toEqual([]);
});
