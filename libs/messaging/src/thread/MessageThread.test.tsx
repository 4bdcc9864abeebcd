import { hasUnsavedWork } from '@callboard/browser-storage';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import type { ThreadMessage } from './MessageItem';
import { MessageThread, type MessageThreadProps } from './MessageThread';

afterEach(cleanup);

const hana: ThreadMessage = {
  id: 'one',
  body: 'When do the doors open?\nAnd which ones?',
  authorName: 'Hana Parata',
  sentAt: '2026-05-14T10:30:00Z',
  isEdited: false,
  isOwn: false,
};
const own: ThreadMessage = {
  ...hana,
  id: 'two',
  body: 'At five.',
  authorName: 'Aroha Ngata',
  sentAt: '2026-05-14T12:30:00Z',
  isEdited: true,
  isOwn: true,
};

function show(given: Partial<MessageThreadProps> = {}) {
  const onEdit = vi.fn(() => Promise.resolve(true));
  const onRemove = vi.fn();
  render(
    <MessageThread
      messages={[hana, own]}
      zone="Pacific/Auckland"
      onEdit={onEdit}
      onRemove={onRemove}
      {...given}
    />,
  );
  return { onEdit, onRemove, user: userEvent.setup() };
}

it('[3.22] shows author, text and time under the day in the reader’s time zone', () => {
  show();
  const [first, second] = screen.getAllByRole('article');
  expect(first?.textContent).toBe('HPHana Parata22:30 NZSTWhen do the doors open?\nAnd which ones?');
  expect(second?.textContent).toContain('You00:30 NZST · Edited');
  expect(screen.getByText('14-May-2026')).toBeTruthy();
  expect(screen.getByText('15-May-2026')).toBeTruthy();
  expect(screen.getByRole('log', { name: 'Messages' })).toBeTruthy();
});

it('edits an own message in place, and returns focus to its menu', async () => {
  const { user, onEdit } = show();
  await user.click(screen.getByRole('button', { name: 'Change or delete your message' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const text = screen.getByRole('textbox', { name: 'Edit your message' });
  expect(document.activeElement).toBe(text);
  await user.clear(text);
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(screen.getByText('Write something first')).toBeTruthy();
  expect(onEdit).not.toHaveBeenCalled();
  await user.type(text, 'At six.');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(onEdit).toHaveBeenCalledWith(own, 'At six.');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('menu'));
});

it('is unsaved work while its text is changed', async () => {
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Change or delete your message' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  expect(hasUnsavedWork()).toBe(false);
  await user.keyboard(' Or six.');
  expect(hasUnsavedWork()).toBe(true);
  await user.keyboard('{Escape}');
  expect(hasUnsavedWork()).toBe(false);
});

it('keeps the editor open when the change is refused, and closes it on Escape', async () => {
  const { user } = show({ onEdit: () => Promise.resolve(false) });
  await user.click(screen.getByRole('button', { name: 'Change or delete your message' }));
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' Or six.{Control>}{Enter}{/Control}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('At five. Or six.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('At five.')).toBeTruthy();
});

it('has no menu on the messages of others, and none at all when read-only', () => {
  show();
  const [first] = screen.getAllByRole('article');
  expect(first && within(first).queryByRole('button')).toBeNull();
  cleanup();
  show({ isReadOnly: true });
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  show({ isReadOnly: true, messages: [] });
  expect(screen.getByText('Nobody wrote anything here.')).toBeTruthy();
});
