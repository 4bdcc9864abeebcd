import { themeChoices, useTheme } from '@callboard/app-state';
import type { IconName } from '@callboard/ui-kit/elements';
import { Menu } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';

const icons = { dark: 'moon', light: 'sun', system: 'cog' } as const satisfies Record<string, IconName>;

/** Chooses between dark, light and what the system says. */
export function ThemeSwitch() {
  const [choice, choose] = useTheme();
  return (
    <Menu
      variant="quiet"
      shape="square"
      icon={icons[choice]}
      aria-label={messages.theme}
      align="end"
      items={themeChoices.map((each) => ({
        label: messages.themeChoice[each],
        icon: icons[each],
        isCurrent: each === choice,
        onSelect: () => choose(each),
      }))}
    />
  );
}
