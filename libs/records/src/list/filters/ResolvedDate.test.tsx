import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { ResolvedDate } from './ResolvedDate';

// Digits are typed one by one, which is slow on a busy machine.
vi.setConfig({ testTimeout: 20_000 });

afterEach(cleanup);

function show(first = '') {
  const onCommit = vi.fn<(value: string) => void>();
  function Filter() {
    const [value, setValue] = useState(first);
    return (
      <ResolvedDate
        label="First day from"
        value={value}
        onCommit={(day) => {
          onCommit(day);
          setValue(day);
        }}
      />
    );
  }
  render(<Filter />);
  return { user: userEvent.setup(), onCommit };
}

const part = (name: string) => screen.getByRole('spinbutton', { name: `${name}, First day from` });

it('[5.19] commits a day only when it is complete', async () => {
  const { user, onCommit } = show();
  await user.click(part('Day'));
  await user.keyboard('14052026');
  await user.click(document.body);
  expect(onCommit.mock.calls).toEqual([['2026-05-14']]);
});

it('leaves an invalid day in the input to be fixed', async () => {
  const { user, onCommit } = show();
  await user.click(part('Day'));
  await user.keyboard('31022026');
  await user.click(document.body);
  expect(onCommit).not.toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('There is no such day.');
});

it("commits '' when the day is cleared", async () => {
  const { user, onCommit } = show('2026-05-14');
  await user.click(screen.getByRole('button', { name: 'Choose a date' }));
  await user.click(await screen.findByRole('button', { name: 'Clear' }));
  expect(onCommit.mock.calls).toEqual([['']]);
});
