import { createLeaveGuards, LeaveGuardsContext, useLeaveGuard } from '@callboard/tenant';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  createBrowserRouter,
  Link,
  Outlet,
  RouterProvider,
  useSearchParams,
  type DataRouter,
} from 'react-router';
import { useLeaveBlocker } from './useLeaveBlocker';

beforeEach(() => {
  window.scrollTo = vi.fn();
  history.replaceState(null, '', '/venues');
});

let router: DataRouter;
afterEach(() => {
  cleanup();
  router.dispose();
});

const guards = createLeaveGuards();
const loadingPath = () => router.state.navigation.location?.pathname;

function Layout() {
  useLeaveBlocker(guards, loadingPath);
  return (
    <LeaveGuardsContext value={guards}>
      <Outlet />
    </LeaveGuardsContext>
  );
}

/** A list with a search; the page of its link has loaded when `arrive` is called. */
function openList() {
  let arrive = () => {};
  let search = (_text: string) => {};
  const hasArrived = new Promise<void>((resolve) => (arrive = resolve));
  function List() {
    const [, setQuery] = useSearchParams();
    search = (text) => setQuery({ search: text }, { replace: true });
    return <Link to="/venues/v1">Open</Link>;
  }
  const profile = async () => {
    await hasArrived;
    return { Component: () => <h1>Profile</h1> };
  };
  router = createBrowserRouter([
    {
      Component: Layout,
      children: [
        { path: '/venues', Component: List },
        { path: '/venues/:hashcode', lazy: profile },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  return { arrive, search: (text: string) => search(text) };
}

/** A form with two guards, on a page with one before it. */
async function openForm(isDirty: () => boolean = () => true) {
  function Form() {
    const first = useLeaveGuard(isDirty);
    const second = useLeaveGuard(isDirty);
    return [first, second].map(({ isBlocked, leave, stay }, index) =>
      isBlocked ? (
        <dialog key={index} open>
          <button onClick={leave}>Leave</button>
          <button onClick={stay}>Stay</button>
        </dialog>
      ) : null,
    );
  }
  router = createBrowserRouter([
    {
      Component: Layout,
      children: [
        { path: '/venues', element: <h1>Venues</h1> },
        { path: '/form', Component: Form },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/form'));
}

const press = (name: string) => act(async () => screen.getByRole('button', { name }).click());

it('[2.50] prompts once before a link is followed, for any number of guards', async () => {
  await openForm();
  await act(() => router.navigate('/venues'));
  expect(location.pathname).toBe('/form');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  await press('Leave');
  expect(location.pathname).toBe('/venues');
});

it("[2.50] prompts before the browser's Back, and prompts again after the user has stayed", async () => {
  await openForm();
  for (const answer of ['Stay', 'Leave']) {
    history.back();
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    await waitFor(() => expect(location.pathname).toBe('/form'));
    await press(answer);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
  expect(await screen.findByRole('heading', { name: 'Venues' })).toBeTruthy();
  expect(location.pathname).toBe('/venues');
});

it('does not block leaving a page without changes', async () => {
  await openForm(() => false);
  await act(() => router.navigate('/venues'));
  expect(screen.getByRole('heading', { name: 'Venues' })).toBeTruthy();
});

it('follows a link although the previous page replaces its own URL in the meantime', async () => {
  const { arrive, search } = openList();
  await act(async () => search('before'));
  expect(location.search).toBe('?search=before');
  await act(async () => screen.getByRole('link').click());
  await act(async () => search('late'));
  expect(location.search).toBe('?search=before');
  await act(async () => arrive());
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeTruthy();
  expect(location.pathname + location.search).toBe('/venues/v1');
});
