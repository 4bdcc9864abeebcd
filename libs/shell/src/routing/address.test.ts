import { beforeEach, expect, it } from 'vitest';
import { pushAddress, replaceAddress } from './address';

beforeEach(() => history.replaceState(null, '', '/login'));

it('[2.50] numbers its history entries, and the previous one, as the router does', async () => {
  pushAddress('/login/forgot', { email: 'a@b.test' });
  expect(history.state).toEqual({ email: 'a@b.test', idx: 1 });
  replaceAddress('/login');
  expect([location.pathname, history.state]).toEqual(['/login', { idx: 1 }]);
  const moved = new Promise((resolve) => addEventListener('popstate', resolve, { once: true }));
  history.back();
  await moved;
  expect([location.pathname, history.state]).toEqual(['/login', { idx: 0 }]);
});
