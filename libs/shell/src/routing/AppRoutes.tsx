import { afterLogin } from '@callboard/auth';
import { screens } from '@callboard/screens';
import { useTenant, type TenantConfig } from '@callboard/tenant';
import { useMemo } from 'react';
import { Redirect, Route, Switch } from 'wouter';
import { appRoutes } from './appRoutes';
import { defaultLanding } from './defaultRoutes';
import { Frame } from '../layout/Frame';
import { LoginRedirect } from './LoginRedirect';
import { NotFoundRoute } from './NotFoundRoute';
import { ScreenRoute } from './ScreenRoute';
import { useSignedIn, type SignedIn } from './useSignedIn';

/** The page of the address, in the frame: from the app's own routes and from those that the server sent. */
export function AppRoutes() {
  const tenant = useTenant();
  const { navigation, roles } = useSignedIn();
  const routes = useMemo(() => appRoutes(tenant, { navigation, roles }), [tenant, navigation, roles]);
  return (
    <Frame>
      <Switch>
        {routes.map((route) => (
          <Route key={route.path} path={route.path}>
            <ScreenRoute route={route} registry={screens} />
          </Route>
        ))}
        <Route path="/">
          <Redirect to={landingOf(tenant, navigation)} replace />
        </Route>
        <Route path="/login/*?">
          <LoginRedirect />
        </Route>
        <Route>
          <NotFoundRoute />
        </Route>
      </Switch>
    </Frame>
  );
}

/** Where `/` leads when no route claims it (clause 2.34). */
function landingOf({ loginRoute }: TenantConfig, { redirectUrl }: SignedIn['navigation']): string {
  const target = afterLogin({ loginRoute, flowRedirect: redirectUrl });
  return target === '/' ? defaultLanding : target;
}
