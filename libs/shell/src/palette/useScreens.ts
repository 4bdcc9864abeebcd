import { useTenant } from '@callboard/tenant';
import { useModules } from '../navigation/useModules';
import { appRoutes } from '../routing/appRoutes';
import { useSignedIn } from '../routing/useSignedIn';
import { screensOf, type Screens } from './screensOf';

/** The destinations of the navigation and routes of the session. */
export function useScreens(): Screens {
  const routes = appRoutes(useTenant(), useSignedIn(), () => {});
  return screensOf(
    useModules(),
    routes.filter(({ path }) => !path.includes(':')),
  );
}
