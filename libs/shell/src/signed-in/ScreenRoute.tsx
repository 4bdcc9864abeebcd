import { usePageFacts } from '@callboard/app-state';
import { useTenant, type ScreenProps, type TenantRoute } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../routing/useDocumentTitle';

export interface ScreenRouteProps {
  route: TenantRoute;
  Screen: ComponentType<ScreenProps>;
}

/** Renders the screen of a route and sets the page title. Another record of the same route is a new page. */
export function ScreenRoute({ route, Screen }: ScreenRouteProps) {
  const { pathname } = useLocation();
  const { recordName } = usePageFacts();
  useDocumentTitle({ recordName, route, titleOf: useTenant().pageTitle });
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen key={pathname} title={route.meta?.title} collection={route.meta?.collection} />
    </Suspense>
  );
}

/** Shown while the first screen is loading. */
export function LoadingScreen() {
  return (
    <Page>
      <Skeleton />
    </Page>
  );
}
