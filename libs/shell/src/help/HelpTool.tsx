import { help } from '@callboard/screens';
import { useTenant } from '@callboard/tenant';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router';
import { importOrReload } from '../errors/importOrReload';
import { appRoutes } from '../routing/appRoutes';
import { useSignedIn } from '../routing/useSignedIn';
import { useOpenTool, type ToolProps } from '../tools/ToolContext';
import { helpedScreen, helpedScreenAt } from './helpedScreens';

const HelpPanel = lazy(async () => ({ default: (await importOrReload(help.panel)).HelpPanel }));

/** The help of the screen in the window, and of all others that the user can open. */
export function HelpTool({ part, onClose }: ToolProps) {
  const session = useSignedIn();
  const routes = appRoutes(useTenant(), session, () => {});
  const { pathname } = useLocation();
  const openTool = useOpenTool();
  return (
    <Suspense>
      <HelpPanel
        roles={session.roles}
        screens={routes.map(helpedScreen)}
        screen={helpedScreenAt(pathname, routes)}
        page={part}
        onClose={onClose}
        onShortcuts={() => {
          onClose();
          openTool('shortcuts');
        }}
      />
    </Suspense>
  );
}
