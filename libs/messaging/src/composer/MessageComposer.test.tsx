import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { MessageComposer, type StoredText } from './MessageComposer';

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

it('[5.26] sends no message without a body, and shows an error', async () => {
  const onSend = vi.fn(() => Promise.resolve(true));
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

it('sends with the button and with Ctrl + Enter, once, and is empty afterwards', async () => {
  let answer: (isSent: boolean) => void = () => undefined;
  const onSend = vi.fn(() => new Promise<boolean>((resolve) => (answer = resolve)));
  render(<MessageComposer onSend={onSend} />);
  const user = userEvent.setup();
  await user.type(area(), 'Line one{Enter}line two');
  await user.keyboard('{Control>}{Enter}{Enter}{/Control}');
  await user.click(screen.getByRole('button', { name: /Send/ }));
  expect(onSend.mock.calls).toEqual([['Line one\nline two']]);
  answer(true);
  await waitFor(() => expect(area().value).toBe(''));
});

it('keeps unsent text in the field and in the browser’s storage', async () => {
  const draft = storedText();
  const { unmount } = render(<MessageComposer draft={draft} onSend={() => Promise.resolve(false)} />);
  const user = userEvent.setup();
  await user.type(area(), 'Hi');
  await user.keyboard('{Control>}{Enter}{/Control}');
  expect(area().value).toBe('Hi');
  expect(draft.keep).toHaveBeenLastCalledWith({ body: 'Hi' });
  unmount();
  expect(draft.flush).toHaveBeenCalled();
  expect(draft.remove).not.toHaveBeenCalled();
});

it('restores the stored text unless the user has already typed', async () => {
  const draft = storedText('Half a sen');
  render(<MessageComposer draft={draft} onSend={() => Promise.resolve(true)} />);
  await waitFor(() => expect(area().value).toBe('Half a sen'));
  const user = userEvent.setup();
  await user.keyboard('{Tab}');
  await user.type(area(), 'tence');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(draft.remove).toHaveBeenCalled());
});
