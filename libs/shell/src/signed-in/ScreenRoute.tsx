import { usePageFacts } from '@callboard/app-state';
import { translationOf } from '@callboard/language';
import { useTenant, type ScreenProps, type TenantRoute } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Suspense, type ComponentType } from 'react';
import { useLocation } from 'react-router';
import { useDocumentTitle } from '../routing/useDocumentTitle';
import { useStoredSession } from './useStoredSession';

export interface ScreenRouteProps {
  route: TenantRoute;
  Screen: ComponentType<ScreenProps>;
}

/**
 * Renders the screen of a route and sets the page title, both in the language in use: a server names its routes in English. Another
 * record of the same route is a new page.
 */
export function ScreenRoute({ route, Screen }: ScreenRouteProps) {
  const { pathname } = useLocation();
  useStoredSession(pathname);
  const { recordName } = usePageFacts();
  const title = route.meta?.title === undefined ? undefined : translationOf(route.meta.title);
  const named = { name: translationOf(route.name), path: route.path, meta: { title } };
  useDocumentTitle({ recordName, route: named, titleOf: useTenant().pageTitle });
  return (
    <Suspense fallback={<LoadingScreen />}>
      <Screen key={pathname} title={title} collection={route.meta?.collection} />
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
