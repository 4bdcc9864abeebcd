import { AppStoreProvider, createAppStore } from '@callboard/app-state';
import { configureApi } from '@callboard/api-client';
import { declaredRoles, type Role } from '@callboard/api-contract';
import { sessionActions } from '@callboard/auth';
import { defineTenant, TenantProvider, type TenantConfig } from '@callboard/tenant';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, createPath, RouterProvider } from 'react-router';

/** The location of a screen, without a window. */
export interface ScreenAddress {
  router: ReturnType<typeof createMemoryRouter>;
  /** All URLs so far, newest last. */
  history: readonly string[];
}

const anyTenant = defineTenant({
  code: 'showquest',
  name: 'Showquest',
  tagline: 'Schools on stage',
  labels: { entries: { one: 'Act', many: 'Acts' } },
});

/** Creates the router of one screen, for `ScreenFrame`: the screen is shown at every URL of the path. @default every URL */
export function createScreenAddress(at = '/', path = '*'): ScreenAddress {
  const router = createMemoryRouter([{ path, Component: Screen }], { initialEntries: [at] });
  const history = [at];
  router.subscribe(({ location }) => {
    const address = createPath(location);
    if (address !== history.at(-1)) history.push(address);
  });
  return { router, history };
}

// The router is created before its screen: its only route reads the screen from here.
const ScreenContext = createContext<ReactNode>(null);

function Screen() {
  return use(ScreenContext);
}

export interface ScreenFrameProps {
  address: ScreenAddress;
  children: ReactNode;
  /** @default ['staff'] */
  roles?: readonly Role[] | undefined;
  /** The hashcode of the signed-in person. @default null */
  individual?: string | null | undefined;
  /** True if an admin is viewing the app as the user. @default false */
  isViewing?: boolean | undefined;
  /** @default one that calls its entries acts */
  tenant?: TenantConfig | undefined;
}

/** Renders a screen as the shell does: with a signed-in user, a tenant, alerts and a URL. */
export function ScreenFrame({
  address,
  children,
  roles = ['staff'],
  individual = null,
  isViewing = false,
  tenant = anyTenant,
}: ScreenFrameProps) {
  const [store] = useState(() => createStore(roles, individual, isViewing));
  return (
    <AppStoreProvider store={store}>
      <TenantProvider tenant={tenant}>
        <ScreenContext value={children}>
          <RouterProvider router={address.router} />
        </ScreenContext>
        <AlertStack />
      </TenantProvider>
    </AppStoreProvider>
  );
}

let frames = 0;

function createStore(roles: readonly Role[], individual: string | null, isViewing: boolean) {
  frames += 1;
  // Each has a session of its own: what an earlier one would repeat is not sent any more.
  const token = `token of frame ${frames}`;
  configureApi({ origin: 'http://localhost', getToken: () => token });
  const store = createAppStore();
  const signedIn = sessionActions.signedIn({
    status: 'signedIn',
    sessionId: 'session',
    user: {
      hashcode: 'user',
      name_search: 'Aroha Ngata',
      is_admin: false,
      is_super_admin: false,
      roles: [...roles],
      individual,
    },
    permissions: [],
    roles: declaredRoles(...roles),
    navigation: { modules: [], routes: [], redirectUrl: null, userMenu: [] },
    applications: [],
    serverVersion: null,
    viewing: isViewing ? { by: 'Hana Parata', until: '2027-05-01T00:30:00Z' } : null,
  });
  store.dispatch(signedIn);
  return store;
}
