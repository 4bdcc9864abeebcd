import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { CalendarButton } from './CalendarButton';

afterEach(cleanup);

vi.mock('./Calendar', () => {
  throw new Error('The network is down.');
});

it('explains what to do when the calendar cannot be loaded', async () => {
  render(<CalendarButton value={null} onChoose={() => undefined} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Choose a date' }));
  expect(await screen.findByText('The calendar could not be loaded. Type the date.')).toBeTruthy();
});
