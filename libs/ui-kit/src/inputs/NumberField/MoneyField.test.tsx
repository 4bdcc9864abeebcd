import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useSubmitCheck } from '../Field/useSubmitCheck';
import { MoneyField, type MoneyFieldProps } from './MoneyField';
import type { MoneyValue } from './MoneyInput';

afterEach(cleanup);

type Limits = Partial<Pick<MoneyFieldProps, 'currency' | 'min' | 'max'>>;

function Stored({ onStore, limits }: { onStore: (value: MoneyValue) => void; limits: Limits }) {
  const [value, setValue] = useState<MoneyValue>(null);
  const { isChecked, check, reset } = useSubmitCheck();
  const store = (next: MoneyValue) => {
    setValue(next);
    onStore(next);
  };
  return (
    <form>
      <MoneyField
        label="Amount"
        {...{ currency: 'NZD', min: 0, max: 200_000, ...limits }}
        value={value}
        onValueChange={store}
        error={isChecked && value === null ? 'Enter the amount.' : undefined}
      />
      <button type="button" onClick={() => store(4_200)}>
        Exact
      </button>
      <button type="button" onClick={check}>
        Save
      </button>
      <button type="button" onClick={reset}>
        Next
      </button>
    </form>
  );
}

function show(limits: Limits = {}) {
  let stored: MoneyValue = null;
  render(<Stored limits={limits} onStore={(value) => (stored = value)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Amount');
  const user = userEvent.setup();
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { input, stored: () => stored, user, press };
}

const example = 'Enter an amount such as 10.00';

describe('[2.31] a money field', () => {
  it.each<[string, MoneyValue, string, string | null]>([
    ['12.5', 1_250, '12.50', null],
    ['12,50', 1_250, '12.50', null],
    ['1,250', 125_000, '1,250.00', null],
    ['$1 250.5', 125_050, '1,250.50', null],
    ['0', 0, '0.00', null],
    ['  ', null, '', null],
    ['ten', 'ten', 'ten', example],
    ['12.505', '12.505', '12.505', example],
    ['12,505,0', '12,505,0', '12,505,0', example],
    ['-5', '-5', '-5', example],
    ['2000.01', '2000.01', '2000.01', 'At most $2,000.00'],
  ])('takes "%s" as %s, and shows "%s" after it is left', async (text, value, shown, message) => {
    const { input, stored, user } = show();
    await user.type(input, text);
    expect([stored(), input.value]).toEqual([value, text]);
    await user.tab();
    expect([stored(), input.value]).toEqual([value, shown]);
    expect(input.getAttribute('aria-invalid')).toBe(message === null ? null : 'true');
    for (const each of [example, 'At most $2,000.00'])
      expect(screen.queryByText(each) !== null, each).toBe(each === message);
  });

  it.each<[Limits, string, MoneyValue, string]>([
    [{ currency: 'JPY' }, '1,250', 1_250, '1,250'],
    [{ currency: 'KWD' }, '1.25', 1_250, '1.250'],
    [{ currency: null }, '1.2', 120, '1.20'],
    [{ min: undefined }, '-1.5', -150, '-1.50'],
  ])('of %o takes %s as %d', async (limits, text, amount, shown) => {
    const { input, stored, user } = show(limits);
    await user.type(input, text);
    await user.tab();
    expect([stored(), input.value]).toEqual([amount, shown]);
  });

  it('shows an amount from elsewhere, also over a text that is none', async () => {
    const { input, user, press } = show();
    await user.type(input, 'ten');
    await press('Exact');
    expect(input.value).toBe('42.00');
    expect(input.getAttribute('aria-invalid')).toBeNull();
  });

  it('gets the focus when it is invalid on save, also if it is empty', async () => {
    const { input, user, press } = show();
    await press('Save');
    expect(document.activeElement).toBe(input);
    expect(screen.getByText('Enter the amount.')).toBeTruthy();
    await press('Next');
    expect(screen.queryByText('Enter the amount.')).toBeNull();
    await user.type(input, 'ten');
    await press('Save');
    expect(document.activeElement).toBe(input);
    await user.clear(input);
    await user.type(input, '10');
    await press('Save');
    expect(document.activeElement).not.toBe(input);
  });
});
