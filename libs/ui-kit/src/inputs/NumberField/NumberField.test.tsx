import { readNumber, writeNumber, type NumberLimits } from '@callboard/domain/numbers';
import { randomOf } from '@callboard/domain/lists';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { NumberField } from './NumberField';
import type { NumberValue } from './useNumberInput';

afterEach(cleanup);

const score = { min: 0, max: 100, step: 0.5 };

/** A field whose value is stored as it is passed on, and changed from elsewhere by a button. */
function Stored({ onStore, limits }: { onStore: (value: NumberValue) => void; limits: NumberLimits }) {
  const [value, setValue] = useState<NumberValue>(null);
  const store = (next: NumberValue) => {
    setValue(next);
    onStore(next);
  };
  return (
    <>
      <NumberField label="Score" {...limits} value={value} onValueChange={store} />
      <button onClick={() => store(42)}>Other tablet</button>
    </>
  );
}

function show(limits: NumberLimits = score) {
  let stored: NumberValue = null;
  render(<Stored limits={limits} onStore={(value) => (stored = value)} />);
  const input = screen.getByLabelText<HTMLInputElement>('Score');
  return { input, stored: () => stored, user: userEvent.setup() };
}

describe('[2.31] a number field', () => {
  it.each<[string, NumberValue, string]>([
    ['85', 85, '85'],
    ['85.50', 85.5, '85.5'],
    ['8,5', 8.5, '8.5'],
    ['855', '855', '855'],
    ['105', '105', '105'],
    ['85.25', '85.25', '85.25'],
    ['-5', '-5', '-5'],
    ['eight', 'eight', 'eight'],
  ])('takes %s as %s, and shows %s after it is left', async (text, value, shown) => {
    const { input, stored, user } = show();
    await user.type(input, text);
    expect([stored(), input.value]).toEqual([value, text]);
    await user.tab();
    expect([stored(), input.value]).toEqual([value, shown]);
    const isWrong = typeof value === 'string';
    expect(input.getAttribute('aria-invalid')).toBe(isWrong ? 'true' : null);
    const message = screen.queryByText('Enter a number from 0 to 100, in steps of 0.5.');
    expect(message !== null).toBe(isWrong);
  });

  it('ignores the wheel, goes by its step with the arrows, and ends at its bounds', async () => {
    const { input, stored, user } = show();
    await user.type(input, '99');
    fireEvent.wheel(input, { deltaY: 100 });
    expect(stored()).toBe(99);
    await user.keyboard('{ArrowUp}');
    expect([stored(), input.value]).toEqual([99.5, '99.5']);
    await user.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
    expect(stored()).toBe(100);
    await user.keyboard('{ArrowDown}');
    expect(stored()).toBe(99.5);
  });

  it('shows a value from elsewhere, also over a text that is none', async () => {
    const { input, user } = show();
    await user.type(input, '855');
    await user.click(screen.getByRole('button', { name: 'Other tablet' }));
    expect(input.value).toBe('42');
    expect(input.getAttribute('aria-invalid')).toBeNull();
    // While it is typed, too, where the value is the one that the field was entered with.
    await user.clear(input);
    await user.type(input, '85');
    fireEvent.click(screen.getByRole('button', { name: 'Other tablet' }));
    expect(input.value).toBe('42');
  });

  it.each([
    [{}, 'Enter a number.'],
    [{ step: 1 }, 'Enter a whole number.'],
    [{ min: 1, max: 1_000, step: 1 }, 'Enter a whole number from 1 to 1000.'],
    [{ min: 1, max: 9 }, 'Enter a number from 1 to 9.'],
    [{ min: 1 }, 'Enter a number that is 1 or more.'],
    [{ max: 9 }, 'Enter a number that is 9 or less.'],
  ])('with the limits %o says: %s', async (limits, message) => {
    const { input, user } = show(limits);
    await user.type(input, 'x');
    expect(input.getAttribute('aria-describedby')).toContain('error');
    expect(screen.getByText(message)).toBeTruthy();
  });

  it('stores what it shows, whatever is typed, pasted, turned and left', () => {
    const random = randomOf('number field');
    const pick = <T,>(all: readonly T[]) => all[Math.floor(random() * all.length)];
    const pasted = ['85', '8,5', '1,250', '105', '-3', ' 42 ', '８５', '1e3', '12.5.1', '', '99.5'];
    for (let round = 0; round < 40; round += 1) {
      const limits = pick([score, { min: 1, max: 10, step: 0.1 }, { step: 1 }, {}]) ?? {};
      const { input, stored } = show(limits);
      for (let step = 0; step < 25; step += 1) {
        const set = (value: string) => fireEvent.change(input, { target: { value } });
        const act = pick(['key', 'key', 'key', 'erase', 'paste', 'wheel', 'up', 'down', 'blur']);
        if (act === 'key') set(input.value + (pick([...'0123456789.,- x']) ?? ''));
        if (act === 'erase') set(input.value.slice(0, -1));
        if (act === 'paste') set(pick(pasted) ?? '');
        if (act === 'wheel') fireEvent.wheel(input, { deltaY: 50 });
        if (act === 'up') fireEvent.keyDown(input, { key: 'ArrowUp' });
        if (act === 'down') fireEvent.keyDown(input, { key: 'ArrowDown' });
        if (act === 'blur') fireEvent.blur(input);
        const read = readNumber(input.value, limits);
        const expected = { empty: null, invalid: input.value, valid: 'value' in read ? read.value : null };
        expect(stored()).toBe(expected[read.state]);
        expect(input.getAttribute('aria-invalid') === 'true').toBe(read.state === 'invalid');
        if (act === 'blur' && read.state === 'valid') expect(input.value).toBe(writeNumber(read.value));
      }
      cleanup();
    }
  });
});
