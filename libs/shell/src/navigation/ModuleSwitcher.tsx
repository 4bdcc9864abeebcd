import { Popover } from '@callboard/ui-kit/overlays';
import { frameMessages } from '../frameMessages';
import { NavLinks } from './NavLinks';
import type { NavTab } from './menuOf';

export interface ModuleSwitcherProps {
  tabs: readonly NavTab[];
}

/** Switches to another module; shown for at least two modules (clause 2.45). */
export function ModuleSwitcher({ tabs }: ModuleSwitcherProps) {
  if (tabs.length < 2) return null;
  return (
    <Popover
      variant="quiet"
      shape="square"
      icon="apps"
      aria-label={frameMessages.moduleSwitcher}
      title={frameMessages.moduleSwitcher}
    >
      {(close) => <NavLinks links={tabs} onFollow={close} />}
    </Popover>
  );
}
