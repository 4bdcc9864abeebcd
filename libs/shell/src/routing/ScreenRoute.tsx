import { usePageFacts, useTenant, type ScreenLoader, type TenantRoute } from '@callboard/tenant';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page } from '@callboard/ui-kit/layout';
import { Suspense, useEffect } from 'react';
import { useLocation } from 'wouter';
import { FaultBoundary } from '../errors/FaultBoundary';
import { FaultPage } from '../errors/FaultPage';
import { warn } from '../errors/warn';
import { findScreen } from './findScreen';
import { useDocumentTitle } from './useDocumentTitle';
import { LoadedScreen } from './LoadedScreen';
import { forgetPart } from './partPromises';
import { NotFoundRoute } from './NotFoundRoute';

export interface ScreenRouteProps {
  route: TenantRoute;
  registry: Readonly<Record<string, ScreenLoader>>;
}

/** A route's screen, by its name: a fault in it leaves the frame as it is, and an unknown name is an unknown page. */
export function ScreenRoute({ route, registry }: ScreenRouteProps) {
  const found = findScreen(route.screen, useTenant(), registry);
  if (found.status === 'unknown') return <UnknownScreen route={route} />;
  return <KnownScreen route={route} load={found.load} />;
}

function UnknownScreen({ route }: { route: TenantRoute }) {
  // The console is outside React: the warning is for whoever configured the route.
  useEffect(
    () => warn(`The route "${route.path}" names the screen "${route.screen}", which does not exist.`),
    [route],
  );
  return <NotFoundRoute />;
}

function KnownScreen({ route, load }: { route: TenantRoute; load: ScreenLoader }) {
  const [pathname] = useLocation();
  const { recordName } = usePageFacts();
  useDocumentTitle({ recordName, route, titleOf: useTenant().pageTitle });
  return (
    <FaultBoundary
      resetKey={pathname}
      fallback={(fault, retry) => (
        <FaultPage
          fault={fault}
          onRetry={() => {
            forgetPart(load);
            retry();
          }}
        />
      )}
    >
      <Suspense
        fallback={
          <Page>
            <Skeleton />
          </Page>
        }
      >
        <LoadedScreen
          key={pathname}
          load={load}
          title={route.meta?.title}
          collection={route.meta?.collection}
        />
      </Suspense>
    </FaultBoundary>
  );
}
