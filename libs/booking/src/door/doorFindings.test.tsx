import { cleanup, render, screen } from '@testing-library/react';
import { FindingsLine } from '@callboard/ui-kit/layout';
import { afterEach, expect, it } from 'vitest';
import { doorFindings } from './doorFindings';
import { startState } from './doorState';

afterEach(cleanup);

const all = {
  state: {
    ...startState,
    isStored: false,
    isTampered: true,
    offlineSince: Date.parse('2027-06-09T19:04:00Z'),
  },
  problem: 'This performance is gone.',
  clockOffset: 600_000,
};

it('[7.46] lists what a door has to know by its urgency: what was refused, what is not stored, the network, the clock', () => {
  expect(doorFindings(all).map(({ key }) => key)).toEqual([
    'problem',
    'tampered',
    'storage',
    'offline',
    'clock',
  ]);
  expect(doorFindings({ state: startState, problem: null, clockOffset: null })).toEqual([]);
});

it('shows the most urgent in one line, which opens the rest', () => {
  render(<FindingsLine findings={doorFindings({ ...all, problem: null })} />);
  expect(screen.getAllByRole('alert')).toHaveLength(1);
  const line = screen.getByText(/^The snapshot on this device was changed/).closest('summary');
  expect(line?.textContent).toContain('and 3 more');
  expect(screen.getByText('Offline since 19:04').closest('details')?.open).toBe(false);
});
