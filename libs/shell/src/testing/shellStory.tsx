import { declaredRoles } from '@callboard/api-contract';
import { ApiCache } from '@callboard/api-client/collections';
import { AppStoreProvider, createAppStore, restoreTheme, type ThemePreference } from '@callboard/app-state';
import { sessionActions } from '@callboard/auth';
import { useTenant, type TenantConfig } from '@callboard/tenant';
import { AlertStack } from '@callboard/ui-kit/overlays';
import { createContext, use, useState, type ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { SessionContext, type SignedIn } from '../routing/useSignedIn';
import { ArgumentsProvider } from '../startup/ArgumentsProvider';
import { fetchAppArguments } from '../startup/argumentsSlice';
import type { AppArgumentsState } from '../startup/readAppArguments';
import { ModalHost } from '../layout/ModalHost';
import { ToolHost } from '../layout/ToolHost';

const link = (code: string, name: string, to: string) => ({ code, name, action: { redirect_url: to } });

const sessionAt = ({ code, labels }: TenantConfig): SignedIn => ({
  status: 'signedIn',
  sessionId: 'story',
  user: {
    name_search: 'Aroha Ngata',
    email: `staff@${code}.test`,
    is_admin: false,
    is_super_admin: true,
    roles: ['staff'],
    individual: null,
  },
  permissions: [],
  roles: declaredRoles('staff'),
  navigation: {
    modules: [
      { ...link('events', 'Events', '/events'), icon_name: 'calendar', items: [] },
      {
        ...link('entries', labels.entries.many, '/entries'),
        icon_name: 'stage',
        items: [
          link('entries', labels.entries.many, '/entries'),
          link('participants', labels.participants.many, '/participants'),
        ],
      },
      { ...link('venues', 'Venues', '/venues'), icon_name: 'venue', items: [] },
    ],
    routes: [],
    redirectUrl: '/dashboard',
    userMenu: [],
  },
  applications: [],
  serverVersion: null,
  viewing: null,
});

export interface ShellStoryProps {
  appArguments?: AppArgumentsState;
  children: ReactNode;
}

/** The providers of the shell for stories, without a server, at the tenant of the toolbar. */
export function ShellStory({
  appArguments = { status: 'known', arguments: { super_admin: true } },
  children,
}: ShellStoryProps) {
  const tenant = useTenant();
  const [session] = useState(() => sessionAt(tenant));
  const [store] = useState(() => {
    const created = createAppStore();
    created.dispatch(restoreTheme(preferredTheme()));
    created.dispatch(sessionActions.signedIn(session));
    void created.dispatch(fetchAppArguments(async () => appArguments));
    return created;
  });
  const [router] = useState(() => createMemoryRouter(routes, { initialEntries: ['/entries'] }));
  return (
    <AppStoreProvider store={store}>
      <ArgumentsProvider tenant={tenant}>
        <SessionContext value={session}>
          <StoryContext value={children}>
            <ApiCache>
              <RouterProvider router={router} />
            </ApiCache>
          </StoryContext>
          <AlertStack />
        </SessionContext>
      </ArgumentsProvider>
    </AppStoreProvider>
  );
}

// The route reads the story from a context, so that it rerenders with the controls.
const StoryContext = createContext<ReactNode>(null);

const routes = [{ path: '*', Component: Story }];

function Story() {
  return (
    <ModalHost>
      <ToolHost>{use(StoryContext)}</ToolHost>
    </ModalHost>
  );
}

// Storybook's toolbar has already set it.
function preferredTheme(): ThemePreference {
  return document.documentElement.dataset['theme'] === 'dark' ? 'dark' : 'light';
}
