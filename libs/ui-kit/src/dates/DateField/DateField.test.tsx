import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../../inputs/Field/Field';
import { DateField, type DateFieldProps } from './DateField';

// Dates are typed digit by digit, on machines that are also busy with other work.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function part(name: string): HTMLInputElement {
  return screen.getByRole('spinbutton', { name: `${name} First day` });
}

function show(start: string | null = null, props: Partial<DateFieldProps> = {}) {
  const onChange = vi.fn<DateFieldProps['onChange']>();
  function Controlled() {
    const [value, setValue] = useState(start);
    return (
      <Field label="First day" required>
        <DateField
          {...props}
          value={value}
          onChange={(next) => {
            onChange(next);
            setValue(next);
          }}
        />
      </Field>
    );
  }
  render(<Controlled />);
  const group = screen.getByRole('group', { name: 'First day' });
  const parts = within(group).getAllByRole<HTMLInputElement>('spinbutton');
  return { user: userEvent.setup(), onChange, group, parts, texts: () => parts.map(({ value }) => value) };
}

it('[5.19] shows DD - MM - YYYY, and names each part, with its limits and the numeric keyboard', () => {
  const { group, parts, texts } = show('2026-05-14');
  expect(texts()).toEqual(['14', '05', '2026']);
  expect(
    [...group.querySelectorAll('[aria-hidden]')].map(({ textContent }) => textContent).slice(0, 2),
  ).toEqual([' - ', ' - ']);
  expect(parts.map((part) => part.getAttribute('aria-valuemin'))).toEqual(['1', '1', '1900']);
  expect(parts.map((part) => part.getAttribute('aria-valuemax'))).toEqual(['31', '12', '2030']);
  expect(parts.map(({ inputMode }) => inputMode)).toEqual(['numeric', 'numeric', 'numeric']);
  expect(screen.getByRole('spinbutton', { name: 'Month First day' })).toBe(parts[1]);
  expect(parts.every((part) => part.getAttribute('aria-required') === 'true')).toBe(true);
});

it('[5.19] moves to the next part automatically', async () => {
  const { user, texts, onChange } = show();
  await user.click(screen.getByText('First day'));
  await user.keyboard('4');
  expect(texts()).toEqual(['04', '', '']);
  await user.keyboard('052027');
  expect(texts()).toEqual(['04', '05', '2027']);
  expect(onChange).toHaveBeenLastCalledWith('2027-05-04');
});

it('moves on when a separator is typed', async () => {
  const { user, texts, onChange } = show();
  await user.click(part('Day'));
  await user.keyboard('1/2/2026');
  expect(texts()).toEqual(['01', '02', '2026']);
  expect(onChange).toHaveBeenLastCalledWith('2026-02-01');
});

it('moves back with Backspace and clears the parts', async () => {
  const { user, texts, onChange } = show('2026-05-14');
  await user.click(part('Year'));
  await user.keyboard('{Backspace}');
  expect(texts()).toEqual(['14', '05', '']);
  expect(onChange).toHaveBeenLastCalledWith('14 - 05 - ____');
  await user.keyboard('{Backspace}{Backspace}{Backspace}{Backspace}');
  expect(texts()).toEqual(['', '', '']);
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(document.activeElement).toBe(part('Day'));
});

it('moves and steps by the arrows, Page, Home and End', async () => {
  const { user, texts } = show('2026-05-31');
  await user.click(part('Day'));
  await user.keyboard('{ArrowUp}{ArrowRight}{ArrowDown}{ArrowRight}{PageUp}');
  expect(texts()).toEqual(['01', '04', '2030']);
  await user.keyboard('{Home}{ArrowLeft}{End}');
  expect(texts()).toEqual(['01', '12', '1900']);
});

it('[5.19] reports a day that does not exist, and leaves the entry', async () => {
  const { user, texts, onChange } = show();
  await user.click(part('Day'));
  await user.keyboard('31022026');
  expect(screen.getByRole('status').textContent).toBe('There is no such day.');
  expect(part('Day').getAttribute('aria-invalid')).toBe('true');
  expect(onChange).toHaveBeenLastCalledWith('31 - 02 - 2026');
  expect(texts()).toEqual(['31', '02', '2026']);
  await user.click(part('Day'));
  await user.keyboard('28');
  expect(onChange).toHaveBeenLastCalledWith('2026-02-28');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('reports an incomplete date on blur, and leaves the entry', async () => {
  const { user, texts } = show();
  await user.click(part('Day'));
  await user.keyboard('14');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.click(document.body);
  expect(screen.getByRole('status').textContent).toBe('This is not complete yet.');
  expect(texts()).toEqual(['14', '', '']);
});

it.each(['2026-05-14', '14/5/2026', '14.05.26', '14 May 2026', '14-May-2026'])(
  '[5.19] takes a pasted %o whole',
  async (text) => {
    const { user, texts, onChange } = show('2020-01-01');
    await user.click(part('Month'));
    await user.paste(text);
    expect(texts()).toEqual(['14', '05', '2026']);
    expect(onChange).toHaveBeenLastCalledWith('2026-05-14');
  },
);

it('reports pasted text that it cannot read, and leaves the entry', async () => {
  const { user, texts, onChange } = show('2026-05-14');
  await user.click(part('Day'));
  await user.paste('next week');
  expect(screen.getByRole('status').textContent).toContain('cannot be read. Write it as 14 - 05 - 2026.');
  expect(texts()).toEqual(['14', '05', '2026']);
  expect(onChange).not.toHaveBeenCalled();
});

it('replaces a partial entry by a pasted date, and copies the whole date', async () => {
  const { user, texts, onChange } = show();
  await user.click(part('Day'));
  await user.keyboard('1');
  await user.paste('14 May 2026');
  expect(texts()).toEqual(['14', '05', '2026']);
  expect(document.activeElement).toBe(part('Year'));
  await user.click(part('Year'));
  const copied = await user.copy();
  expect(copied?.getData('text')).toBe('14 - 05 - 2026');
  expect(onChange).toHaveBeenLastCalledWith('2026-05-14');
});

it('ignores letters, and starts over when a digit is typed into a full part', async () => {
  const { user, texts } = show('2026-05-14');
  await user.type(part('Day'), 'x3', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(texts()[0]).toBe('3');
});

it('ignores a letter over a selected part', async () => {
  const { user, texts, onChange } = show('2026-05-14');
  await user.click(part('Day'));
  await user.keyboard('x');
  expect(texts()).toEqual(['14', '05', '2026']);
  expect(onChange).not.toHaveBeenCalled();
});

it('moves on when the keyboard of a phone sends a separator as text', () => {
  const { texts } = show();
  fireEvent.change(part('Day'), { target: { value: '1' } });
  fireEvent.change(part('Day'), { target: { value: '1,' } });
  expect(texts()).toEqual(['01', '', '']);
  expect(document.activeElement).toBe(part('Month'));
});

it.each(['8,5', '1:5', '14 Moon', '140520261'])(
  'reports %o from autofill, and makes no day of it',
  (text) => {
    const { texts, onChange } = show('2026-05-14');
    fireEvent.change(part('Day'), { target: { value: text } });
    expect(screen.getByRole('status').textContent).toContain('cannot be read.');
    expect(texts()).toEqual(['14', '05', '2026']);
    expect(onChange).not.toHaveBeenCalled();
  },
);

it('cannot be changed while it is read only or disabled', async () => {
  for (const lock of [{ readOnly: true }, { disabled: true }]) {
    const { user, texts, onChange } = show('2026-05-14', lock);
    await user.click(part('Day'));
    await user.keyboard('{ArrowUp}{Backspace}1');
    await user.paste('2020-01-01');
    expect(texts()).toEqual(['14', '05', '2026']);
    expect(onChange).not.toHaveBeenCalled();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
  }
});

it('shows a new value from the caller', () => {
  const field = (value: string | null) => (
    <DateField aria-label="Day" value={value} onChange={() => undefined} />
  );
  const { rerender } = render(field('2026-05-14'));
  const parts = () => screen.getAllByRole<HTMLInputElement>('spinbutton').map(({ value }) => value);
  expect(screen.getByRole('spinbutton', { name: 'Day, Day' })).toBeTruthy();
  rerender(field('2027-06-15'));
  expect(parts()).toEqual(['15', '06', '2027']);
  rerender(field(null));
  expect(parts()).toEqual(['', '', '']);
});

it('[9.3] opens a calendar that starts on Monday, and selects a day by keyboard', async () => {
  const { user, onChange, texts } = show('2026-05-14');
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  const grid = await screen.findByRole('grid', { name: 'May-2026' });
  expect(
    within(grid)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent)
      .join(' '),
  ).toBe('Mon Tue Wed Thu Fri Sat Sun');
  const day = within(grid).getByRole('button', { name: '14-May-2026' });
  await waitFor(() => expect(document.activeElement).toBe(day));
  await user.keyboard('{ArrowDown}{ArrowRight}{PageDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('2026-06-22');
  expect(texts()).toEqual(['22', '06', '2026']);
  expect(screen.queryByRole('grid')).toBeNull();
});

it('[5.19] offers every month and year within the limits, and none outside', async () => {
  const { user, onChange } = show('2030-12-14');
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  const years = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Year' });
  expect([years.options.length, years.options[0]?.text, years.options[130]?.text]).toEqual([
    131,
    '1900',
    '2030',
  ]);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Next month' }).disabled).toBe(true);
  await user.selectOptions(years, '1987');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'Feb');
  await user.click(screen.getByRole('button', { name: '28-Feb-1987' }));
  expect(onChange).toHaveBeenLastCalledWith('1987-02-28');
});

it('is cleared from the calendar', async () => {
  const { user, onChange } = show('2026-05-14');
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onChange).toHaveBeenLastCalledWith(null);
});
