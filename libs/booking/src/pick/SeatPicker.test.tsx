import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleHall } from '../testing/exampleHall';
import { exampleOffer } from '../testing/exampleOffer';
import { SeatPicker, type SeatPickerProps } from './SeatPicker';
import { buildOffer, groupByCategory, seatStates } from './seatStates';

// The DOM of the tests paints nothing.
beforeEach(() => void vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null));
afterEach(cleanup);

const hall = exampleOffer(exampleHall(4, 8));
const idOf = (row: number, seat: number) => hall.plan.sections[0]?.rows[row]?.seats[seat]?.id ?? '';

/** Renders the picker with its selection in state, as a screen does. */
function show(props: Partial<SeatPickerProps> = {}) {
  const onChange = vi.fn<SeatPickerProps['onChange']>();
  function Controlled() {
    const [selection, setSelection] = useState(props.selection ?? new Set<string>());
    return (
      <SeatPicker
        {...hall}
        {...props}
        selection={selection}
        onChange={(next) => {
          setSelection(next);
          onChange(next);
        }}
      />
    );
  }
  render(<Controlled />);
  return { user: userEvent.setup(), onChange };
}

async function openRow(user: ReturnType<typeof userEvent.setup>, row: string) {
  await user.click(screen.getByText(/^Stalls:/));
  await user.click(await screen.findByText(new RegExp(`^Row ${row}:`)));
}
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

describe('[7.46] what is on offer', () => {
  const seat = (states: Parameters<typeof buildOffer>[0]['states'], prices = hall.priceGroups) =>
    buildOffer({ plan: hall.plan, states, priceGroups: prices, groupOf: groupByCategory }).get(idOf(0, 1));

  it('is the same by id and by the order of the seats', () => {
    const byId = new Map([[idOf(0, 1), 'sold' as const]]);
    const byOrder = Uint8Array.of(0, seatStates.indexOf('sold'));
    expect([seat(byId)?.state, seat(byOrder)?.state, seat(new Map())?.state]).toEqual([
      'sold',
      'sold',
      'free',
    ]);
  });

  it('has no seat without a price', () => {
    const unpriced = hall.priceGroups.map(({ id, name, color }) => ({ id, name, color }));
    expect([seat(new Map(), unpriced)?.state, seat(new Map(), [])?.state]).toEqual(['closed', 'closed']);
  });
});

describe('[7.46] selecting seats in the list', () => {
  it('names section, row, seat, kind and price, and why a seat cannot be selected', async () => {
    const states = new Map([
      [idOf(0, 2), 'sold' as const],
      [idOf(0, 3), 'held' as const],
    ]);
    const { user } = show({ states });
    expect(screen.getByText('Stalls: 30 free')).toBeDefined();
    await openRow(user, 'A');
    await box('Row A, seat 1 · $35.00 · Wheelchair space');
    const sold = await box('Row A, seat 3 · Sold');
    const pending = await box('Row A, seat 4 · Another buyer has it now');
    expect([sold, pending].every((each) => each.matches(':disabled'))).toBe(true);
  });

  it('selects and removes by keyboard alone', async () => {
    const { user, onChange } = show();
    await openRow(user, 'B');
    (await box('Row B, seat 2 · $35.00')).focus();
    await user.keyboard(' ');
    expect(onChange.mock.lastCall?.[0]).toEqual(new Set([idOf(1, 1)]));
    await user.keyboard(' ');
    expect(onChange.mock.lastCall?.[0]).toEqual(new Set());
  });

  it('changes nothing beyond the limit, and announces it until a seat is removed', async () => {
    const { user, onChange } = show({ limit: 1, selection: new Set([idOf(0, 1)]) });
    await openRow(user, 'A');
    await user.click(await box(/seat 3/));
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.getByRole('status').textContent).toContain('You can select 1 seat at most');
    await user.click(await box(/seat 2/));
    expect(screen.getByRole('status').textContent).toBe('0 of at most 1 seat selected');
  });

  it('can remove a seat that was sold meanwhile', async () => {
    const { user, onChange } = show({
      states: new Map([[idOf(0, 1), 'sold']]),
      selection: new Set([idOf(0, 1)]),
    });
    await openRow(user, 'A');
    await user.click(await box(/seat 2/));
    expect(onChange.mock.lastCall?.[0]).toEqual(new Set());
  });

  it('shows the seat that has the focus on the picture', async () => {
    const { user } = show();
    await openRow(user, 'A');
    (await box(/seat 2/)).focus();
    expect(await screen.findByText('Row A, seat 2')).toBeDefined();
    (await box(/seat 3/)).focus();
    expect(await screen.findByText('Row A, seat 3')).toBeDefined();
    expect(screen.queryByText('Row A, seat 2')).toBeNull();
  });

  it('names the seats of a problem and announces it', () => {
    show({ problems: [{ seats: [idOf(0, 1), idOf(0, 2)], text: 'Another buyer was faster.' }] });
    expect(screen.getByRole('alert').textContent).toContain(
      'Row A, seat 2, Row A, seat 3: Another buyer was faster.',
    );
  });

  it('shows what is there where there are no seats', () => {
    show({ plan: { ...hall.plan, sections: [] } });
    expect(screen.getByText('There are no seats to select')).toBeDefined();
  });
});

describe('[7.46] the legend', () => {
  it('names each price group with its price, and only the states that are there', () => {
    show({ states: new Map([[idOf(0, 2), 'sold']]) });
    const legend = screen.getByRole('group', { name: 'What the marks mean' }).textContent;
    expect(legend).toContain('Front$35.00');
    expect(legend).toContain('Sold');
    expect(legend).not.toContain('Not for sale');
  });
});
