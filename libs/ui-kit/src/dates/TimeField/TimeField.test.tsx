import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { DurationField, type DurationFieldProps } from '../DurationField/DurationField';
import { Field } from '../../inputs/Field/Field';
import { TimeField } from './TimeField';

// Digits are typed one by one, on machines that are also busy with other work.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function shown(): string {
  return screen
    .getAllByRole<HTMLInputElement>('spinbutton')
    .map(({ value, placeholder }) => value || `(${placeholder})`)
    .join(':');
}

function ControlledTimeField({ onChange }: { onChange: (value: string | null) => void }) {
  const [value, setValue] = useState<string | null>(null);
  return (
    <Field label="Doors open">
      <TimeField
        value={value}
        max="22:00"
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

function ControlledDurationField({
  start,
  onChange,
}: {
  start: number | null;
  onChange: DurationFieldProps['onChange'];
}) {
  const [value, setValue] = useState<DurationFieldProps['value']>(start);
  return (
    <Field label="Running time">
      <DurationField
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

it('[9.3] accepts a 24-hour time', async () => {
  const onChange = vi.fn();
  render(<ControlledTimeField onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Doors open'));
  await user.keyboard('1905');
  expect(onChange).toHaveBeenLastCalledWith('19:05');
  await user.paste('7:30 pm');
  expect(onChange).toHaveBeenLastCalledWith('19:30');
});

it('[5.8] reports a time that is too late, and one that does not exist', async () => {
  render(<ControlledTimeField onChange={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Doors open'));
  await user.keyboard('2230');
  expect(screen.getByRole('status').textContent).toBe('This cannot be later than 22:00');
  await user.click(screen.getByText('Doors open'));
  await user.keyboard('29');
  expect(screen.getByRole('status').textContent).toBe('The hours are a number from 0 to 23.');
});

it('[5.20] accepts hours up to 99 and minutes up to 59', async () => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={null} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Running time'));
  await user.keyboard('9959');
  expect(onChange).toHaveBeenLastCalledWith(5999);
  await user.click(screen.getByText('Running time'));
  await user.keyboard('{ArrowUp}');
  expect(shown()).toBe('00:59');
  await user.keyboard('{ArrowRight}7');
  expect(shown()).toBe('00:07');
});

it('[5.20] shows 75 minutes as 01:15 on blur', async () => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={null} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Running time'));
  await user.paste('0075');
  await user.click(document.body);
  expect(shown()).toBe('01:15');
  expect(onChange).toHaveBeenLastCalledWith(75);
});

it('[5.20] reports more than 99:59, and leaves the entry', async () => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={null} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Running time'));
  await user.paste('9975');
  await user.click(document.body);
  expect(shown()).toBe('99:75');
  expect(onChange).toHaveBeenLastCalledWith('99:75');
  expect(screen.getByRole('status').textContent).toBe('This must be a length of time such as 01:30');
});

it.each([6_000, -5, 89.6])('[5.20] reports a stored %d, and does not change it on blur', async (start) => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={start} onChange={onChange} />);
  const user = userEvent.setup();
  for (let count = 0; count < 3; count += 1) await user.tab();
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('This must be a length of time such as 01:30');
});

it('[5.20] becomes 00:00 when it is cleared', async () => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={90} onChange={onChange} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('spinbutton', { name: 'Minutes Running time' }));
  await user.keyboard('{Backspace}{Backspace}{Backspace}');
  expect(shown()).toBe('(00):(00)');
  await user.tab();
  await user.tab();
  expect(shown()).toBe('00:00');
  expect(onChange).toHaveBeenLastCalledWith(0);
});

it('[5.20] shows 00:00 before anything is entered, and does not change when it is tabbed through', async () => {
  const onChange = vi.fn();
  render(<ControlledDurationField start={null} onChange={onChange} />);
  const user = userEvent.setup();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(shown()).toBe('(00):(00)');
  expect(onChange).not.toHaveBeenCalled();
});
