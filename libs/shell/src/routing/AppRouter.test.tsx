import { createLeaveGuards } from '@callboard/tenant';
import { act, render, screen } from '@testing-library/react';
import { lazy, Suspense, type ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Link, Route, Switch, useSearchParams } from 'wouter';
import { createAppHistory } from './createAppHistory';
import { AppRouter } from './AppRouter';

beforeEach(() => history.replaceState(null, '', '/list'));

it('follows a link although the page that is left changes its own address meanwhile', async () => {
  let arrive = (_page: { default: () => ReactNode }) => {};
  const Profile = lazy(() => new Promise<{ default: () => ReactNode }>((done) => (arrive = done)));
  let search = () => {};
  function List() {
    const [, setParams] = useSearchParams();
    search = () => setParams({ search: 'late' }, { replace: true });
    return <Link to="/profile">Open</Link>;
  }
  render(
    <AppRouter history={createAppHistory(createLeaveGuards())}>
      <Suspense fallback="Loading">
        <Switch>
          <Route path="/list" component={List} />
          <Route path="/profile">
            <Profile />
          </Route>
        </Switch>
      </Suspense>
    </AppRouter>,
  );
  act(() => search());
  expect(location.search).toBe('?search=late');
  act(() => screen.getByRole('link').click());
  act(() => search());
  expect(location.pathname).toBe('/profile');
  await act(async () => arrive({ default: () => <h1>Profile</h1> }));
  expect(screen.getByRole('heading', { name: 'Profile' })).toBeTruthy();
});
