import { act, cleanup, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouteError } from './RouteError';

const missing = new TypeError('Failed to fetch dynamically imported module: /assets/Venues.js');
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  reload.mockReset();
  vi.stubGlobal('location', { ...location, reload });
  vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function openFailing(error: Error) {
  const onRetry = vi.fn();
  const router = createMemoryRouter([
    {
      Component: () => (
        <nav>
          <Outlet />
        </nav>
      ),
      children: [
        { path: '/', element: <h1>Start</h1> },
        {
          path: '/venues',
          lazy: () => Promise.reject(error),
          errorElement: <RouteError onRetry={onRetry} />,
          hydrateFallbackElement: <p>Loading</p>,
        },
      ],
    },
  ]);
  render(<RouterProvider router={router} />);
  await act(() => router.navigate('/venues'));
  return { router, onRetry };
}

it('[8.1] reloads the page at its own URL when a chunk is missing, and shows the error the next time', async () => {
  const { router } = await openFailing(missing);
  expect(router.state.location.pathname).toBe('/venues');
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.queryByText('This page has stopped')).toBeNull();
  cleanup();
  const { onRetry } = await openFailing(missing);
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('navigation').textContent).toContain('A part of the app could not be fetched.');
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(onRetry).toHaveBeenCalledOnce();
});

it('shows any other error immediately', async () => {
  await openFailing(new Error('broken'));
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByText('This page has stopped')).toBeTruthy();
});
