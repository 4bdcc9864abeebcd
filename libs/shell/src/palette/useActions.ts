import { themeChoices, useOfferedCommands, useTheme } from '@callboard/app-state';
import { useUserActions } from '../navigation/useUserActions';
import { useLanguageChoice } from '../language/useLanguageChoice';
import { messages } from '../messages';
import { useNotifications } from '../notifications/notificationSlice';
import { useOpenTool } from '../tools/ToolContext';
import { paletteMessages } from './paletteMessages';
import type { PaletteItem } from './PaletteItem';

/** What can be done: on the page in sight, and anywhere. */
export function useActions(): { ofPage: readonly PaletteItem[]; anywhere: readonly PaletteItem[] } {
  const offered = useOfferedCommands();
  const own = useUserActions();
  const { others, choose: speak } = useLanguageChoice();
  const [theme, choose] = useTheme();
  const openTool = useOpenTool();
  const { items } = useNotifications();
  return {
    ofPage: offered.map(({ label, icon = 'sparkle', run }, index) => ({
      key: `page ${index} ${label}`,
      label,
      icon,
      run,
    })),
    anywhere: [
      ...themeChoices
        .filter((choice) => choice !== theme)
        .map((choice) => ({
          key: `theme ${choice}`,
          label: paletteMessages.colours(messages.themeChoice[choice]),
          words: paletteMessages.coloursWords,
          icon: 'sun',
          run: () => choose(choice),
        })),
      ...others.map(({ code, name }) => ({
        key: `language ${code}`,
        label: paletteMessages.language(name),
        words: paletteMessages.languageWords,
        icon: 'language',
        run: () => speak(code),
      })),
      ...(items.length > 0 ? [tool('notifications', paletteMessages.notifications, 'bell')] : []),
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
