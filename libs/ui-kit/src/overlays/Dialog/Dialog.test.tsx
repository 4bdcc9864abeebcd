import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from './Dialog';

afterEach(cleanup);

function open(onOpenChange = vi.fn()) {
  const opener = document.body.appendChild(document.createElement('button'));
  opener.focus();
  const view = render(
    <Dialog open title="Change password" onOpenChange={onOpenChange}>
      <input aria-label="Old password" />
    </Dialog>,
  );
  return { ...view, opener, onOpenChange };
}

it('is named by its title and focuses its first field', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Change password' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Old password' }));
});

it('returns the focus when it closes', () => {
  const { opener, rerender } = open();
  rerender(<Dialog open={false} title="Change password" onOpenChange={vi.fn()} />);
  expect(document.activeElement).toBe(opener);
});

it('requests to close by its button and by Escape', () => {
  const { onOpenChange } = open();
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  expect(onOpenChange.mock.calls).toEqual([[false], [false]]);
});
