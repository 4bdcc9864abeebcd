import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Field } from '../../inputs/Field/Field';
import type { DateRange } from './dateRange';
import { DateRangeField } from './DateRangeField';

// Digits are typed one by one, on machines that are also busy with other work.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function Controlled({ onChange }: { onChange: (value: DateRange) => void }) {
  const [value, setValue] = useState<DateRange>({ start: null, end: null });
  return (
    <Field label="Hire">
      <DateRangeField
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    </Field>
  );
}

it('[9.5] accepts a start and an end, and shows the time between them', async () => {
  const onChange = vi.fn();
  render(<Controlled onChange={onChange} />);
  const user = userEvent.setup();
  const hire = within(screen.getByRole('group', { name: 'Hire' }));
  await user.click(hire.getByText('Start'));
  await user.keyboard('140520261900');
  await user.click(hire.getByText('End'));
  await user.keyboard('150520262130');
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-05-14T19:00', end: '2026-05-15T21:30' });
  expect(screen.getByText('Duration: 1 day 2 hours 30 minutes')).toBeTruthy();
});

it('[5.9] reports an end that is earlier than the start', async () => {
  render(<Controlled onChange={() => undefined} />);
  const user = userEvent.setup();
  await user.click(screen.getByText('Start'));
  await user.keyboard('140520261900');
  await user.click(screen.getByText('End'));
  await user.keyboard('140520261830');
  expect(screen.getByText('This cannot be earlier than 14-May-2026 19:00')).toBeTruthy();
  expect(screen.getByRole('spinbutton', { name: 'Day End' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.queryByText(/Duration/)).toBeNull();
});
