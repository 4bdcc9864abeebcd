import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageComposer } from './MessageComposer';
import type { StoredText } from './useStoredText';

afterEach(cleanup);

const area = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' });

function storedText(body?: string) {
  return {
    read: vi.fn(() => Promise.resolve(body === undefined ? null : { changes: { body } })),
    keep: vi.fn(),
    flush: vi.fn(),
    remove: vi.fn(),
  } satisfies StoredText;
}

const members = [
  { id: 'one', name: 'Aroha Ngata', note: 'Wairua College' },
  { id: 'two', name: 'Aroha Ngata', note: 'Staff' },
  { id: 'three', name: 'Hana Parata', note: 'Judge' },
];

it('[5.26] sends no message without a body, and shows an error', async () => {
  const onSend = vi.fn();
  render(<MessageComposer onSend={onSend} />);
  const user = userEvent.setup();
  await user.type(area(), '   ');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByText('Write something first')).toBeTruthy();
  expect(document.activeElement).toBe(area());
  await user.type(area(), 'Kia ora');
  expect(screen.queryByText('Write something first')).toBeNull();
});

it('sends on Enter, starts a line on Shift + Enter, and keeps the focus for the next message', async () => {
  const onSend = vi.fn();
  render(<MessageComposer onSend={onSend} />);
  const user = userEvent.setup();
  await user.type(area(), 'Line one{Shift>}{Enter}{/Shift}line two{Enter}');
  expect(onSend.mock.calls).toEqual([[{ body: 'Line one\nline two', mentions: [] }]]);
  expect(area().value).toBe('');
  expect(document.activeElement).toBe(area());
  await user.type(area(), 'By mouse');
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(onSend).toHaveBeenCalledTimes(2);
  expect(document.activeElement).toBe(area());
});

it('stores unsent text, and removes it when it is sent', async () => {
  const draft = storedText();
  const { unmount } = render(<MessageComposer draft={draft} onSend={() => undefined} />);
  const user = userEvent.setup();
  await user.type(area(), 'Hi');
  expect(draft.keep).toHaveBeenLastCalledWith({ body: 'Hi' });
  await user.keyboard('{Enter}');
  expect(draft.remove).toHaveBeenCalledOnce();
  unmount();
  expect(draft.flush).toHaveBeenCalled();
});

it('restores the stored text unless the user has already typed', async () => {
  render(<MessageComposer draft={storedText('Half a sen')} onSend={() => undefined} />);
  await waitFor(() => expect(area().value).toBe('Half a sen'));
  cleanup();
  let answer: (stored: Awaited<ReturnType<StoredText['read']>>) => void = () => undefined;
  const read = new Promise<Awaited<ReturnType<StoredText['read']>>>((resolve) => (answer = resolve));
  render(<MessageComposer draft={{ ...storedText(), read: () => read }} onSend={() => undefined} />);
  const user = userEvent.setup();
  await user.type(area(), 'New');
  await act(async () => {
    answer({ changes: { body: 'Old' } });
    await read;
  });
  expect(area().value).toBe('New');
});

it('suggests members after an @, and sends who is mentioned', async () => {
  const onSend = vi.fn();
  render(<MessageComposer members={members} onSend={onSend} />);
  const user = userEvent.setup();
  await user.type(area(), 'Kia ora @ar');
  const options = screen.getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Aroha NgataWairua College',
    'Aroha NgataStaff',
  ]);
  expect(area().getAttribute('aria-activedescendant')).toBe(options[0]?.id);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(area().value).toBe('Kia ora @Aroha Ngata ');
  expect(screen.queryByRole('listbox')).toBeNull();
  await waitFor(() => expect(area().selectionStart).toBe(area().value.length));
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledWith({ body: 'Kia ora @Aroha Ngata ', mentions: ['two'] });
});

it('closes the suggestions on Escape, and mentions no one whose name was deleted again', async () => {
  const onSend = vi.fn();
  const onCancelReply = vi.fn();
  const reply = { number: 1, authorName: 'Hana', body: 'When?', isDeleted: false };
  render(<MessageComposer members={members} onSend={onSend} reply={reply} onCancelReply={onCancelReply} />);
  const user = userEvent.setup();
  await user.type(area(), '@han');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onCancelReply).not.toHaveBeenCalled();
  await user.clear(area());
  await user.type(area(), '@han{Enter}');
  expect(area().value).toBe('@Hana Parata ');
  await user.clear(area());
  await user.type(area(), 'Never mind{Enter}');
  expect(onSend).toHaveBeenCalledWith({ body: 'Never mind', mentions: [] });
});

it('shows what is replied to, and cancels the reply on Escape', async () => {
  const onCancelReply = vi.fn();
  const reply = { number: 1, authorName: 'Hana Parata', body: 'When?', isDeleted: false };
  render(<MessageComposer onSend={() => undefined} reply={reply} onCancelReply={onCancelReply} />);
  const user = userEvent.setup();
  expect(screen.getByText('Reply to Hana Parata')).toBeTruthy();
  expect(document.activeElement).toBe(area());
  await user.keyboard('{Escape}');
  expect(onCancelReply).toHaveBeenCalledOnce();
});

it('edits the last message on Up in an empty field only', async () => {
  const onEditLast = vi.fn();
  render(<MessageComposer onSend={() => undefined} onEditLast={onEditLast} />);
  const user = userEvent.setup();
  await user.type(area(), 'a{ArrowUp}{Backspace}');
  expect(onEditLast).not.toHaveBeenCalled();
  await user.keyboard('{ArrowUp}');
  expect(onEditLast).toHaveBeenCalledOnce();
});

it('waits for what holds it, and shows why', async () => {
  const onSend = vi.fn();
  render(<MessageComposer onSend={onSend} hold="Wait until the files are uploaded." />);
  const user = userEvent.setup();
  await user.type(area(), 'With a file{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('alert').textContent).toBe('Wait until the files are uploaded.');
  expect(area().value).toBe('With a file');
});
