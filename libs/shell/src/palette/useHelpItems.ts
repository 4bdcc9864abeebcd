import { help } from '@callboard/screens';
import { useTenant } from '@callboard/tenant';
import { useEffect, useState } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { helpedScreen } from '../help/helpedScreens';
import { appRoutes } from '../routing/appRoutes';
import { useSignedIn } from '../routing/useSignedIn';
import { useOpenTool } from '../tools/ToolContext';
import type { PaletteItem } from './PaletteItem';

type HelpModule = Awaited<ReturnType<typeof help.pages>>;

/** The pages of help for the user; none until they are loaded. */
export function useHelpItems(): readonly PaletteItem[] {
  const [loaded, setLoaded] = useState<HelpModule | null>(null);
  const tenant = useTenant();
  const session = useSignedIn();
  const openTool = useOpenTool();

  // Loads a part of the app. Without it the palette finds everything else.
  useEffect(() => {
    void importOrReload(help.pages).then(setLoaded, () => {});
  }, []);

  if (!loaded) return [];
  const screens = appRoutes(tenant, session, () => {}).map(helpedScreen);
  return loaded.pagesFor(loaded.helpPages, session.roles, screens).map(({ id, text }) => ({
    key: `help ${id}`,
    label: loaded.plainSentence(text.title, tenant.labels),
    icon: 'help',
    run: () => openTool('help', id),
  }));
}
