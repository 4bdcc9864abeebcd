import { themePreferences, useTheme } from '@callboard/app-state';
import type { IconName } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';

const icons = { dark: 'moon', light: 'sun', system: 'cog' } as const satisfies Record<string, IconName>;

/** Switches between dark, light and the system's mode. */
export function ThemeSwitch() {
  const [theme, setTheme] = useTheme();
  return (
    <Menu
      variant="quiet"
      shape="square"
      icon={icons[theme]}
      aria-label={messages.theme}
      align="end"
      items={themePreferences.map((mode) => ({
        label: messages.themeNames[mode],
        icon: icons[mode],
        isCurrent: mode === theme,
        onSelect: () => setTheme(mode),
      }))}
    />
  );
}
