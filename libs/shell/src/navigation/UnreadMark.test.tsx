import { json, stubApi } from '@callboard/api-client/testing';
import { ApiCache } from '@callboard/api-client/collections';
import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { NavLinks } from './NavLinks';

afterEach(cleanup);

function show(total: number) {
  const api = stubApi();
  api.on('GET messaging/unread', json({ success: true, data: { total, conversations: [] } }));
  const links = [
    { code: 'conversations', label: 'Conversations', to: '/conversations' },
    { code: 'venues', label: 'Venues', to: '/venues' },
  ];
  render(
    <AppStoreProvider store={createAppStore()}>
      <ApiCache>
        <MemoryRouter>
          <NavLinks links={links} onFollow={vi.fn()} />
        </MemoryRouter>
      </ApiCache>
    </AppStoreProvider>,
  );
  return api;
}

it('shows how many messages are unread on the link to the messages alone', async () => {
  show(2);
  expect(await screen.findByText('2 unread messages')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Venues' }).textContent).toBe('Venues');
});

it('shows at most 99', async () => {
  show(120);
  expect(await screen.findByText('99+')).toBeTruthy();
});
