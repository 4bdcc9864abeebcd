import type { TenantRoute } from '@callboard/tenant';
import { matchRoutes } from 'react-router';

/** A screen as the help knows it: its name, and the collection that it shows. */
export interface HelpedScreen {
  screen: string;
  collection: NonNullable<TenantRoute['meta']>['collection'];
}

/** The screen of a route. */
export function helpedScreen({ screen, meta }: TenantRoute): HelpedScreen {
  return { screen, collection: meta?.collection };
}

/** The screen at a path; undefined where no route leads there. */
export function helpedScreenAt(pathname: string, routes: readonly TenantRoute[]): HelpedScreen | undefined {
  const [match] =
    matchRoutes(
      routes.map(({ path }) => ({ path })),
      pathname,
    ) ?? [];
  const path = match?.route.path;
  const route = routes.find((each) => each.path === path);
  return route && helpedScreen(route);
}
