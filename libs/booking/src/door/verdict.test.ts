// @vitest-environment node
import type { DoorTicket } from '@callboard/api-contract/booking';
import { expect, it } from 'vitest';
import { decideScan, withScan } from './decideScan';
import { startState, shownScan, type DoorState } from './doorState';
import { verdictOf } from './verdict';

const family: DoorTicket = {
  hashcode: 'family',
  number: 'F1',
  place: 'Stalls',
  price_type: 'Family',
  people: 4,
  buyer: null,
  status: 'valid',
  elsewhere: null,
};

/** The words of the door for each of some scans of a ticket. */
function verdictsOf(
  ticket: DoorTicket,
  scans: readonly { people?: number; direction: 'in' | 'out' }[],
): [tone: string, title: string, text: string][] {
  let state: DoorState = startState;
  return scans.map((given, index) => {
    const at = `2027-06-09T06:4${index}:00.000Z`;
    const sent = { id: `${index}`, code: 'F1', at, device_at: at, ...given };
    const scan = decideScan(state, sent, ticket, { device: 'd', door: 'Main' });
    state = { ...state, ...withScan(state, scan, ticket) };
    const shown = shownScan(state, scan.id);
    if (!shown) throw new Error('A scan is not shown.');
    const { tone, title, text } = verdictOf(shown, state);
    return [tone, title, text];
  });
}

it('counts those who come in by a ticket for several, and warns where fewer can than want to', () => {
  const [two, three, none] = verdictsOf(
    family,
    [2, 3, 1].map((people) => ({ people, direction: 'in' })),
  );
  expect(two).toEqual(['good', '2 of 4 in', '']);
  expect(three).toEqual(['warn', '4 of 4 in', 'Only 2 more people can come in by this ticket.']);
  expect(none?.[0]).toBe('bad');
});

it('[7.46] answers green to one who comes back in, and names since when one is in who is scanned twice', () => {
  const ways = ['out', 'in', 'out', 'in', 'in'] as const;
  const verdicts = verdictsOf(
    { ...family, people: 1 },
    ways.map((direction) => ({ direction })),
  );
  expect(verdicts.map(([tone, title]) => [tone, title])).toEqual([
    ['warn', 'Not inside'],
    ['good', 'Come in'],
    ['good', 'Out'],
    ['good', 'Come back in'],
    ['bad', 'Already in since 06:43'],
  ]);
});
