import { afterLogin, guardLogin } from '@callboard/auth';
import { screens } from '@callboard/screens';
import {
  partNamed,
  type LeaveGuards,
  type ScreenLoader,
  type TenantConfig,
  type TenantRoute,
} from '@callboard/tenant';
import { createBrowserRouter, redirect, replace, type DataRouter, type RouteObject } from 'react-router';
import { appRoutes, warn } from '../routing/appRoutes';
import { AppLayout } from './AppLayout';
import { defaultLanding } from '../routing/defaultRoutes';
import { LoadingScreen, ScreenRoute } from './ScreenRoute';
import { NotFoundRoute } from './NotFoundRoute';
import { RouteError } from './RouteError';
import type { SignedIn } from '../routing/useSignedIn';

export interface AppRouterOptions {
  tenant: Pick<TenantConfig, 'routes' | 'screens' | 'loginRoute'>;
  session: SignedIn;
  guards: LeaveGuards;
  /** Called when the user retries a failed page. A router never loads a failed route again, so create a new one. */
  onRetry: () => void;
}

/**
 * Creates the router of a session, at the address of the window: the routes of the app, the tenant and the server, inside the layout
 * (clauses 2.19 and 2.33). It follows the window's history until its `dispose` is called.
 */
export function createAppRouter({ tenant, session, guards, onRetry }: AppRouterOptions): DataRouter {
  const errorElement = <RouteError onRetry={onRetry} />;
  // A route that failed to load shows its error only if it has a fallback too.
  const page = { errorElement, hydrateFallbackElement: <LoadingScreen /> };
  const sent = { ...page, element: null };
  const router = createBrowserRouter([
    {
      element: <AppLayout guards={guards} loadingPath={loadingPath} />,
      errorElement,
      children: [
        ...appRoutes(tenant, session).map((route) => ({ ...page, ...toRouteObject(route, tenant) })),
        { ...sent, path: '/', loader: () => sendToLanding(landingOf(tenant, session)) },
        { ...sent, path: '/login/*', loader: ({ request }) => replace(afterLoginPage(request.url)) },
        { ...page, path: '*', Component: NotFoundRoute },
      ],
    },
  ]);
  return router;

  /** The path of a page that is being loaded while another one is visible. */
  function loadingPath(): string | undefined {
    return router.state.navigation.location?.pathname;
  }

  /** A user who is signed in and opens the login page goes to where they were heading (clauses 2.30 and 2.32). */
  function afterLoginPage(address: string): string {
    const redirectQuery = new URL(address).searchParams.get('redirect');
    const guarded = guardLogin(session, { redirectQuery, loginRoute: tenant.loginRoute ?? null });
    return guarded.verdict === 'redirect' ? guarded.to : '/';
  }
}

/**
 * Leads on from `/`. Its own entry of the history is replaced, so that Back does not return to it; a link to it has none yet, and what
 * would be replaced is the page that has the link.
 */
function sendToLanding(path: string): Response {
  return window.location.pathname === '/' ? replace(path) : redirect(path);
}

/** Where `/` leads when no route claims it (clause 2.34). */
function landingOf({ loginRoute }: AppRouterOptions['tenant'], { navigation }: SignedIn): string {
  const target = afterLogin({ loginRoute, flowRedirect: navigation.redirectUrl });
  return target === '/' ? defaultLanding : target;
}

/** A route whose screen is looked up by its name and loaded when it is first opened; an unknown name is an unknown page. */
function toRouteObject(route: TenantRoute, tenant: AppRouterOptions['tenant']): RouteObject {
  const { path, screen } = route;
  return {
    path,
    handle: { frame: route.frame ?? 'app' },
    lazy: async () => {
      const load = screenNamed(screen, tenant);
      if (!load) {
        warn(`The route "${path}" names the screen "${screen}", which does not exist.`);
        return { Component: NotFoundRoute };
      }
      const { Screen } = await load();
      return { Component: () => <ScreenRoute route={route} Screen={Screen} /> };
    },
  };
}

/** The tenant's own screen of this name, unless the tenant removed it; else that of the registry. */
function screenNamed(
  name: string,
  { screens: own }: AppRouterOptions['tenant'],
): ScreenLoader | null | undefined {
  const replaced = partNamed(own, name);
  return replaced === undefined ? partNamed<ScreenLoader>(screens, name) : replaced;
}
