import { themePreferences, useOfferedCommands, useTheme } from '@callboard/app-state';
import { useUserActions } from '../navigation/useUserActions';
import { useLanguageSelection } from '../language/useLanguageSelection';
import { messages } from '../messages';
import { useUnreadCount } from '../notifications/useUnreadCount';
import { useOpenTool } from '../tools/ToolContext';
import { paletteMessages } from './paletteMessages';
import type { PaletteItem } from './PaletteItem';

/** The commands of the current page, and the global ones. */
export function useActions(): { ofPage: readonly PaletteItem[]; anywhere: readonly PaletteItem[] } {
  const offered = useOfferedCommands();
  const own = useUserActions();
  const { others, choose: changeLanguage } = useLanguageSelection();
  const [theme, setTheme] = useTheme();
  const openTool = useOpenTool();
  const unread = useUnreadCount();
  return {
    ofPage: offered.map(({ label, icon = 'sparkle', run }, index) => ({
      key: `page ${index} ${label}`,
      label,
      icon,
      run,
    })),
    anywhere: [
      ...themePreferences
        .filter((mode) => mode !== theme)
        .map((mode) => ({
          key: `theme ${mode}`,
          label: paletteMessages.colours(messages.themeNames[mode]),
          words: paletteMessages.coloursWords,
          icon: 'sun',
          run: () => setTheme(mode),
        })),
      ...others.map(({ code, name }) => ({
        key: `language ${code}`,
        label: paletteMessages.language(name),
        words: paletteMessages.languageWords,
        icon: 'language',
        run: () => changeLanguage(code),
      })),
      ...(unread !== null ? [tool('notifications', paletteMessages.notifications, 'bell')] : []),
      tool('help', paletteMessages.help, 'help'),
      tool('shortcuts', paletteMessages.shortcuts, 'keyboard'),
      ...own.map(({ label, icon = 'user', onSelect }) => ({
        key: `own ${label}`,
        label,
        icon,
        run: onSelect,
      })),
    ],
  };

  function tool(name: Parameters<typeof openTool>[0], label: string, icon: string): PaletteItem {
    return { key: `tool ${name}`, label, icon, run: () => openTool(name) };
  }
}
