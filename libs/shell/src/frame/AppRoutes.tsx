import { afterLogin } from '@callboard/auth';
import { screens } from '@callboard/screens';
import { useTenant, type TenantConfig } from '@callboard/tenant';
import { useMemo } from 'react';
import { Navigate, useRoutes, type RouteObject } from 'react-router';
import { warn } from '../faults/warn';
import { buildRoutes } from '../routing/buildRoutes';
import { defaultLanding } from '../routing/defaultRoutes';
import { fromServerRoutes } from '../routing/fromServerRoutes';
import { Frame } from './Frame';
import { LoginRedirect } from './LoginRedirect';
import { NotFoundRoute } from './NotFoundRoute';
import { ScreenRoute } from './ScreenRoute';
import { useSignedIn, type SignedIn } from './useSignedIn';

/** The page of the address, in the frame: from the app's own routes and from those that the server sent. */
export function AppRoutes() {
  const tenant = useTenant();
  const { navigation } = useSignedIn();
  const routeObjects = useMemo(() => toRouteObjects(tenant, navigation), [tenant, navigation]);
  return <Frame>{useRoutes(routeObjects)}</Frame>;
}

function toRouteObjects(tenant: TenantConfig, navigation: SignedIn['navigation']): RouteObject[] {
  const routes = buildRoutes(tenant, fromServerRoutes(navigation.routes, warn));
  const objects: RouteObject[] = routes.map((route) => ({
    path: route.path,
    element: <ScreenRoute route={route} registry={screens} />,
  }));
  if (!routes.some(({ path }) => path === '/')) {
    const target = afterLogin({ loginRoute: tenant.loginRoute, flowRedirect: navigation.redirectUrl });
    const landing = target === '/' ? defaultLanding : target;
    objects.push({ path: '/', element: <Navigate to={landing} replace /> });
  }
  return [
    ...objects,
    { path: '/login/*', element: <LoginRedirect /> },
    { path: '*', element: <NotFoundRoute /> },
  ];
}
