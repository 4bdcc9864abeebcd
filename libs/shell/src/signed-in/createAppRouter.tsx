import { afterLogin, guardLogin, isLoginPath } from '@callboard/auth';
import type { FirstRequest, LeaveGuards, ScreenModule, TenantConfig, TenantRoute } from '@callboard/tenant';
import { createBrowserRouter, redirect, replace, type DataRouter, type RouteObject } from 'react-router';
import { replaceAddress } from '../routing/address';
import { appRoutes, warn } from '../routing/appRoutes';
import { AppLayout } from './AppLayout';
import { defaultLanding } from '../routing/defaultRoutes';
import { LoadingScreen, ScreenRoute } from './ScreenRoute';
import { NotFoundRoute } from './NotFoundRoute';
import { RouteError } from './RouteError';
import { loadedScreen, loadScreen, screenNamed } from './screenModules';
import type { SignedIn } from '../routing/useSignedIn';

export interface AppRouterOptions {
  tenant: Pick<TenantConfig, 'routes' | 'screens' | 'loginRoute'>;
  session: SignedIn;
  guards: LeaveGuards;
  /** Called when the user retries a failed page. A router never loads a failed route again, so create a new one. */
  onRetry: () => void;
}

export interface AppRouter {
  router: DataRouter;
  /** Request for the content of the first page, for the store; undefined where its screen has to be loaded first, or names nothing. */
  firstRequest: FirstRequest | undefined;
}

/**
 * Creates the router of a session, at the address of the window: the routes of the app, the tenant and the server, inside the layout
 * (clauses 2.19 and 2.33). It follows the window's history until its `dispose` is called. A first page whose screen is loaded already
 * is rendered in one pass.
 */
export function createAppRouter({ tenant, session, guards, onRetry }: AppRouterOptions): AppRouter {
  const errorElement = <RouteError onRetry={onRetry} />;
  // A route that failed to load shows its error only if it has a fallback too.
  const page = { errorElement, hydrateFallbackElement: <LoadingScreen /> };
  const sent = { ...page, element: null };
  // Before the router reads it: a redirect of its own would be a page of its own.
  const { pathname, href } = window.location;
  if (isLoginPath(pathname)) replaceAddress(afterLoginPage(href));
  const routes = appRoutes(tenant, session);
  const hasStart = routes.some(({ path }) => path === '/');
  if (window.location.pathname === '/' && !hasStart) replaceAddress(landingOf(tenant, session));
  const router = createBrowserRouter([
    {
      element: <AppLayout guards={guards} loadingPath={loadingPath} />,
      errorElement,
      children: [
        ...routes.map((route) => ({ ...page, ...toRouteObject(route, tenant) })),
        { ...sent, path: '/', loader: () => sendToLanding(landingOf(tenant, session)) },
        { ...sent, path: '/login/*', loader: ({ request }) => replace(afterLoginPage(request.url)) },
        { ...page, path: '*', Component: NotFoundRoute },
      ],
    },
  ]);
  return { router, firstRequest: firstRequestOf(router, session) };

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
  const { path, screen, frame = 'app' } = route;
  const load = screenNamed(screen, tenant.screens);
  const loaded = load && loadedScreen(load, route.meta?.collection);
  const component =
    ({ Screen }: ScreenModule) =>
    () => <ScreenRoute route={route} Screen={Screen} />;
  if (loaded)
    return { path, handle: { frame, route, loaded } satisfies Handle, Component: component(loaded) };
  return {
    path,
    handle: { frame } satisfies Handle,
    lazy: async () => {
      if (load) return { Component: component(await loadScreen(load, route.meta?.collection)) };
      warn(`The route "${path}" names the screen "${screen}", which does not exist.`);
      return { Component: NotFoundRoute };
    },
  };
}

/** Handle of a match of a route of the app. */
interface Handle {
  frame: 'app' | 'none';
  route?: TenantRoute;
  /** The module of its screen, where it was loaded before the router was created. */
  loaded?: ScreenModule;
}

function firstRequestOf(
  { state }: DataRouter,
  { roles }: AppRouterOptions['session'],
): FirstRequest | undefined {
  // Every route of the app has been given one above, the others have none.
  const handle = state.matches.at(-1)?.route.handle as Handle | undefined;
  const { title, collection } = handle?.route?.meta ?? {};
  const query = new URLSearchParams(state.location.search);
  return handle?.loaded?.firstRequest?.({ title, collection, query, roles });
}
