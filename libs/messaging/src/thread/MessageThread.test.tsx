import { hasUnsavedWork } from '@callboard/browser-storage';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { aMessage, aView, outgoingMessage, ownMessage, sourceOf } from '../testing/thread';
import { MessageThread, type MessageThreadProps } from './MessageThread';
import type { ThreadActions } from './ThreadContext';

afterEach(cleanup);

const hana = aMessage();
const own = ownMessage({ editedAt: '2026-05-14T12:40:00Z' });

interface Given extends Partial<Omit<MessageThreadProps, 'view'>> {
  view?: Partial<MessageThreadProps['view']>;
  actions?: Partial<ThreadActions>;
}

function Thread({ view, actions, ...given }: Given) {
  const [editing, onEditingChange] = useState<string | null>(null);
  const all = { onRetry: vi.fn(), onDiscard: vi.fn(), ...actions };
  return (
    <MessageThread
      source={sourceOf([hana, own])}
      outgoing={[]}
      view={aView({ editing, onEditingChange, ...view, actions: all })}
      firstUnread={null}
      canWrite
      onSeen={() => undefined}
      {...given}
    />
  );
}

function show(given: Given = {}) {
  const view = render(<Thread {...given} />);
  return { user: userEvent.setup(), change: (next: Given) => view.rerender(<Thread {...next} />) };
}

const articles = () => screen.getAllByRole('article');
const openMenu = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

it('[3.22] shows author, text and time under the day in the reader’s time zone', () => {
  show();
  const [first, second] = articles();
  expect(first?.textContent).toBe('HPHana Parata22:30 NZSTWhen do the doors open?\nAnd which ones?');
  expect(second?.textContent).toContain('You00:30 NZST · Edited 15-May-2026 00:40 NZST');
  expect(screen.getByText('14-May-2026').closest('p')?.textContent).toBe('14-May-2026 NZST');
  expect(screen.getByText('15-May-2026')).toBeTruthy();
  expect(screen.getByRole('log', { name: 'Messages' })).toBeTruthy();
});

it('names an author again after another one of the same name, with what distinguishes them', () => {
  const other = aMessage({ number: 2, author: 'other', authorNote: 'Wairua College' });
  show({ source: sourceOf([hana, other, { ...other, number: 3 }]) });
  const names = articles().map((each) => within(each).getByText('Hana Parata', { exact: false }));
  expect(names[1]?.textContent).toBe('Hana Parata Wairua College');
  expect(names.map((name) => name.hasAttribute('data-visually-hidden'))).toEqual([false, false, true]);
});

it('edits an own message in place, and returns focus to its menu', async () => {
  const onEdit = vi.fn(() => Promise.resolve(true));
  const { user } = show({ actions: { onEdit } });
  await openMenu(user, 'Change or delete your message');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  const text = screen.getByRole('textbox', { name: 'Edit your message' });
  expect(document.activeElement).toBe(text);
  await user.clear(text);
  await user.keyboard('{Enter}');
  expect(screen.getByText('Write something first')).toBeTruthy();
  expect(onEdit).not.toHaveBeenCalled();
  expect(hasUnsavedWork()).toBe(true);
  await user.type(text, 'At six.{Enter}');
  expect(onEdit).toHaveBeenCalledWith(own, 'At six.');
  await waitFor(() => expect(screen.queryByRole('textbox')).toBeNull());
  await waitFor(() => expect(document.activeElement?.getAttribute('aria-haspopup')).toBe('menu'));
  expect(hasUnsavedWork()).toBe(false);
});

it('keeps the editor open when the change is refused, and closes it on Escape', async () => {
  const { user } = show({ actions: { onEdit: () => Promise.resolve(false) } });
  await openMenu(user, 'Change or delete your message');
  await user.click(screen.getByRole('menuitem', { name: 'Edit' }));
  await user.keyboard(' Or six.{Enter}');
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('At five. Or six.');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('At five.')).toBeTruthy();
});

it('offers on a message of others to reply and to report it, but neither to edit nor to delete it', async () => {
  const [onReply, onReport] = [vi.fn(), vi.fn()];
  const onEdit = () => Promise.resolve(true);
  const { user } = show({ actions: { onReply, onReport, onEdit, onRemove: vi.fn() } });
  await openMenu(user, 'Actions for the message from Hana Parata');
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Reply',
    'Copy the text',
    'Report',
  ]);
  await user.click(screen.getByRole('menuitem', { name: 'Report' }));
  expect(onReport).toHaveBeenCalledWith(hana);
});

it('keeps the place of a deleted message, without its text or actions', () => {
  show({ source: sourceOf([{ ...hana, isDeleted: true, body: '' }]) });
  const [deleted] = articles();
  expect(deleted?.textContent).toBe('HPHana Parata22:30 NZSTMessage deleted');
  expect(deleted && within(deleted).queryByRole('button')).toBeNull();
});

it('adds a reaction, removes the own one, and shows who reacted', async () => {
  const onReact = vi.fn();
  const reactions = [{ emoji: '👍', count: 2, isOwn: true, names: ['Aroha Ngata', 'Wiremu Tane'] }];
  const message = { ...hana, reactions };
  const { user } = show({ source: sourceOf([message]), actions: { onReact } });
  const thumb = screen.getByRole('button', { name: '👍 2', pressed: true });
  expect(screen.getByText('👍 by Aroha Ngata, Wiremu Tane')).toBeTruthy();
  await user.click(thumb);
  expect(onReact).toHaveBeenLastCalledWith(message, '👍', false);
  await user.click(screen.getByRole('button', { name: 'Add a reaction' }));
  await user.click(screen.getByRole('button', { name: 'React with 🎉' }));
  expect(onReact).toHaveBeenLastCalledWith(message, '🎉', true);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('quotes the message that it replies to, marks mentions, and goes to the quoted message', async () => {
  const reply = { number: 1, authorName: 'Hana Parata', body: 'When do the doors open?', isDeleted: false };
  const answer = { ...own, body: 'At five, @Hana Parata.', reply, mentions: ['Hana', 'Hana Parata'] };
  const { user } = show({ source: sourceOf([hana, answer]) });
  expect(screen.getByText('@Hana Parata').tagName).toBe('STRONG');
  await user.click(screen.getByRole('button', { name: /Reply to Hana Parata/ }));
  const [first] = articles();
  expect(first?.hasAttribute('data-marked')).toBe(true);
  await waitFor(() => expect(document.activeElement?.contains(first ?? null)).toBe(true));
});

it('shows whether an own message was read, and by how many', () => {
  const readers = [
    { id: 'hana', name: 'Hana Parata', readNumber: 2 },
    { id: 'wiremu', name: 'Wiremu Tane', readNumber: 1 },
  ];
  const { change } = show({ view: { readers } });
  expect(screen.getByText('Read by 1').title).toBe('Read by Hana Parata');
  change({ view: { readers: readers.map((reader) => ({ ...reader, readNumber: 0 })) } });
  expect(articles()[1]?.textContent).toContain('· Sent');
  change({ view: { readers: readers.slice(0, 1) } });
  expect(screen.getByText('Read')).toBeTruthy();
});

it('shows a message that is being sent, and one that failed with its reason and what to do', async () => {
  const [onRetry, onDiscard] = [vi.fn(), vi.fn()];
  const failed = outgoingMessage({ key: 'failed', status: 'failed', reason: 'The server is not reachable.' });
  const { user } = show({ outgoing: [outgoingMessage(), failed], actions: { onRetry, onDiscard } });
  expect(articles()[2]?.textContent).toContain('· Sending');
  expect(screen.getByRole('alert').textContent).toBe('Not sent. The server is not reachable.');
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledWith(failed);
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onDiscard).toHaveBeenCalledWith(failed);
});

it('draws the line New before the first unread message, and reports what is visible', () => {
  const onSeen = vi.fn();
  show({ firstUnread: 2, onSeen });
  const line = screen.getByText('New').closest('li');
  expect(line && within(line).getByText('At five.')).toBeTruthy();
  expect(onSeen).toHaveBeenCalledWith(2);
});

it('reads out a message of others that arrives, but not those that were there', () => {
  const { change } = show();
  expect(screen.getByRole('status').textContent).toBe('');
  const arrived = aMessage({ number: 3, body: 'Ka pai.' });
  change({ source: sourceOf([hana, own, arrived]) });
  expect(screen.getByRole('status').textContent).toBe('Hana Parata: Ka pai.');
});

it('shows what to do next when there is no message, and only to those who can write', () => {
  const { change } = show({ source: sourceOf([]) });
  expect(screen.getByText('Write the first one below.')).toBeTruthy();
  change({ source: sourceOf([]), canWrite: false });
  expect(screen.getByText('No one wrote anything here.')).toBeTruthy();
});
