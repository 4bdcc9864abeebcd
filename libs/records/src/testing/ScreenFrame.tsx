import { api, configureApi } from '@callboard/api-client';
import type { Role } from '@callboard/api-contract';
import { sessionReducer, type SessionState } from '@callboard/auth';
import { defineTenant, TenantProvider } from '@callboard/tenant';
import { AlertProvider, AlertStack, createAlertStore } from '@callboard/ui-kit';
import { configureStore } from '@reduxjs/toolkit';
import { useState, type ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';

type Router = ReturnType<typeof createMemoryRouter>;

const tenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  collections: { entries: 'showquestEntries', participants: 'showquestParticipants' },
  labels: { entries: { one: 'Act', many: 'Acts' } },
});

/** The addresses of one screen, for `ScreenFrame`. */
export function createScreenRouter(screen: ReactNode, at = '/'): Router {
  return createMemoryRouter([{ path: '*', element: screen }], { initialEntries: [at] });
}

export interface ScreenFrameProps {
  router: Router;
  /** @default ['staff'] */
  roles?: readonly Role[] | undefined;
}

/** Shows a screen as the shell does: somebody is signed in, for a tenant, with alerts and an address. */
export function ScreenFrame({ router, roles = ['staff'] }: ScreenFrameProps) {
  const [{ store, alerts }] = useState(() => ({ store: createStore(roles), alerts: createAlertStore() }));
  return (
    <Provider store={store}>
      <TenantProvider tenant={tenant}>
        <AlertProvider store={alerts}>
          <RouterProvider router={router} />
          <AlertStack store={alerts} />
        </AlertProvider>
      </TenantProvider>
    </Provider>
  );
}

function createStore(roles: readonly Role[]) {
  configureApi({ origin: 'http://localhost', getToken: () => 'token' });
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
