import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { ConversationList, type ListedConversation } from './ConversationList';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const loadIn: ListedConversation = {
  id: 'one',
  subject: 'Load-in',
  people: 'Hana Parata and 3 more',
  lastMessage: { authorName: 'Hana Parata', isOwn: false, isDeleted: false, body: 'Which door?' },
  about: 'Regional final',
  lastMessageAt: '2026-05-14T10:30:00Z',
  unread: 120,
  href: '/conversations/one',
};
const parking: ListedConversation = {
  id: 'two',
  subject: 'Parking',
  lastMessageAt: null,
  unread: 0,
  status: 'Closed',
  href: '/conversations/two',
};

it('links to each conversation, and shows how many of its messages are unread', async () => {
  const onFollow = vi.fn();
  render(
    <ConversationList
      conversations={[loadIn, parking]}
      current="two"
      zone="Pacific/Auckland"
      onFollow={onFollow}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.textContent).toBe(
    'Load-in99+120 unread messagesHana Parata and 3 moreHana Parata: Which door?14-May-2026 22:30 NZSTRegional final',
  );
  expect(second?.textContent).toBe('ParkingClosed');
  expect(screen.getByRole('link', { name: 'Parking' }).getAttribute('aria-current')).toBe('page');
  await userEvent.click(screen.getByRole('link', { name: 'Load-in' }));
  expect(onFollow).toHaveBeenCalledWith('/conversations/one');
  expect(screen.queryByRole('button')).toBeNull();
});

it.each([
  [{ isOwn: true, isDeleted: false, body: 'At five.' }, 'You: At five.'],
  [{ isOwn: false, isDeleted: true, body: '' }, 'Hana Parata: Message deleted'],
])('shows who wrote the last message: %j', (last, text) => {
  const lastMessage = { authorName: 'Hana Parata', ...last };
  render(<ConversationList conversations={[{ ...parking, lastMessage }]} zone="UTC" onFollow={vi.fn()} />);
  expect(screen.getByText(text)).toBeTruthy();
});

it('loads more', async () => {
  const onMore = vi.fn();
  render(<ConversationList conversations={[parking]} zone="UTC" onFollow={vi.fn()} onMore={onMore} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
  expect(onMore).toHaveBeenCalledOnce();
});

it('can be left in a browser whose scrolling returns a promise', () => {
  const scrollIntoView = vi.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const { unmount } = render(
    <ConversationList conversations={[parking]} current="two" zone="UTC" onFollow={vi.fn()} />,
  );
  expect(scrollIntoView).toHaveBeenCalled();
  expect(unmount).not.toThrow();
});
