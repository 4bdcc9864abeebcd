import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aDesk, open } from './testing/aDesk';

afterEach(cleanup);

describe('[3.24] the judging desk around a ceremony', () => {
  it('[7.40] says who runs the ceremony, and that the release waits for its end', async () => {
    open(aDesk({}, { status: 'closed', ceremony: 'Ana Rewi', release_at: '2027-05-07T09:00:00.000Z' }));
    await screen.findByText(/^Ana Rewi runs the ceremony/);
    screen.getByText(/Released automatically on .* It waits for the end of the ceremony\.$/);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Release the results' }).disabled).toBe(
      true,
    );
    expect(screen.queryByRole('button', { name: /^Change the place/ })).toBeNull();
  });

  it('[7.40] says who shared the place at the line, who went on, and why', async () => {
    const tie = { entries: ['b', 'c'], goOn: ['c'], reason: 'More music' };
    open(aDesk({ tie }, { status: 'released' }));
    await screen.findByText('Breeze, Current shared the place at the line. Goes on: Current.');
    screen.getByText('More music');
  });
});
