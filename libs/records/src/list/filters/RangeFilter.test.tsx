import type { Field } from '@callboard/api-contract';
import type { ListFilter } from '@callboard/api-contract/lists';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { RangeFilter } from './RangeFilter';

afterEach(cleanup);

function show(field: Field, filters: readonly ListFilter[] = [], currency?: string) {
  const onChange = vi.fn<(filters: readonly ListFilter[]) => void>();
  const props = { name: 'field', label: 'Field', field, currency, filters, onChange };
  render(<RangeFilter {...props} />);
  return { user: userEvent.setup(), onChange, from: screen.getByRole('textbox', { name: 'Field from' }) };
}

it('[3.31] accepts a time of day on a 24-hour clock', async () => {
  const { user, onChange, from } = show({ kind: 'time', label: 'Field' });
  await user.type(from, '9:30{Enter}');
  expect(onChange.mock.lastCall).toEqual([[{ field: 'field', operator: 'gte', value: '09:30' }]]);
});

it('[5.20] accepts a duration as hours and minutes, and shows it the same way', async () => {
  const filters = [{ field: 'field', operator: 'gte', value: '90' }] as const;
  const { user, onChange, from } = show({ kind: 'duration', label: 'Field' }, filters);
  expect(from).toHaveProperty('value', '01:30');
  await user.clear(from);
  await user.type(from, '2:15{Enter}');
  expect(onChange.mock.lastCall).toEqual([[{ field: 'field', operator: 'gte', value: '135' }]]);
});

it('accepts money in the main unit, and requests the smallest unit', async () => {
  const field = { kind: 'integer', label: 'Field', currency: 'currency' } as const;
  const { user, onChange, from } = show(field, [{ field: 'field', operator: 'gte', value: '125050' }], 'NZD');
  expect(from).toHaveProperty('value', '1,250.50');
  await user.clear(from);
  await user.type(from, '$10{Enter}');
  expect(onChange.mock.lastCall).toEqual([[{ field: 'field', operator: 'gte', value: '1000' }]]);
});

it.each([
  [{ kind: 'time', label: 'Field' }, undefined, '25:00', 'This must be a time such as 19:30'],
  [{ kind: 'duration', label: 'Field' }, undefined, 'long', 'This must be a length of time such as 01:30'],
  [{ kind: 'integer', label: 'Field' }, 'NZD', 'ten', 'This must be an amount such as 10.00'],
] as const)(
  'shows an error and sends no request for an invalid entry: %j',
  async (field, currency, entry, error) => {
    const { user, onChange, from } = show(field, [], currency);
    await user.type(from, `${entry}{Enter}`);
    expect(onChange).not.toHaveBeenCalled();
    expect(from).toMatchObject({ value: entry, ariaInvalid: 'true' });
    expect(screen.getByText(error).id).toBe(from.getAttribute('aria-describedby'));
    await user.clear(from);
    await user.tab();
    expect(screen.queryByText(error)).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  },
);
