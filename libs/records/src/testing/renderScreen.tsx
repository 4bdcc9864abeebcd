import { api, configureApi } from '@callboard/api-client';
import type { Role } from '@callboard/api-contract';
import { sessionReducer, type SessionState } from '@callboard/auth';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { AlertProvider, AlertStack, createAlertStore } from '@callboard/ui-kit';
import { configureStore } from '@reduxjs/toolkit';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

export interface ScreenOptions {
  /** The address at the start. @default '/' */
  at?: string;
  /** @default ['staff'] */
  roles?: readonly Role[];
}

export const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  collections: { entries: 'showquestEntries', participants: 'showquestParticipants' },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});

/** Shows a screen as the shell does: signed in, for a tenant, with alerts and an address. */
export function renderScreen(screen: ReactNode, { at = '/', roles = ['staff'] }: ScreenOptions = {}) {
  configureApi({ origin: 'http://localhost', getToken: () => 'token' });
  const alerts = createAlertStore();
  const router = createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
  const view = render(
    <Provider store={createStore(roles)}>
      <TenantProvider tenant={tenant}>
        <AlertProvider store={alerts}>
          <RouterProvider router={router} />
          <AlertStack store={alerts} />
        </AlertProvider>
      </TenantProvider>
    </Provider>,
  );
  return { ...view, router, user: userEvent.setup() };
}

function createStore(roles: readonly Role[]) {
  const session: SessionState = {
    status: 'signedIn',
    sessionId: 'session',
    user: {
      hashcode: 'user',
      name_search: 'Aroha Ngata',
      is_admin: false,
      is_super_admin: false,
      roles: [...roles],
      individual: null,
    },
    permissions: [],
    roles,
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
  };
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer, session: sessionReducer },
    preloadedState: { session },
    middleware: (usual) => usual().concat(api.middleware),
  });
}
