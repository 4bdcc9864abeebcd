import { useAlerts } from '@callboard/ui-kit/overlays';
import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';
import { takeTyped, typeAhead } from '../palette/typedAhead';
import { useShortcutKeys } from '../shortcuts/useShortcutKeys';
import { ToolContext, type OpenTool, type Tool, type ToolProps } from '../tools/ToolContext';

const loaders: Record<Tool, () => Promise<ComponentType<ToolProps>>> = {
  palette: async () => (await import('../palette/Palette')).Palette,
  help: async () => (await import('../help/HelpTool')).HelpTool,
  shortcuts: async () => (await import('../shortcuts/ShortcutSheet')).ShortcutSheet,
  menu: async () => (await import('../navigation/PhoneMenu')).PhoneMenu,
  notifications: async () => (await import('../notifications/NotificationPanel')).NotificationPanel,
  outbox: async () => (await import('../outbox/outboxParts')).OutboxPanel,
  signOut: async () => (await import('../outbox/outboxParts')).SignOutQuestion,
};

/** Shows the tools over the page and handles their keys. Each is a separate chunk, so that no page waits for it. */
export function ToolHost({ children }: { children: ReactNode }) {
  const [opened, setOpened] = useState<{ Part: ComponentType<ToolProps>; part: string | undefined } | null>(
    null,
  );
  const alerts = useAlerts();
  const open: OpenTool = (tool, part) => {
    const show = (Part: ComponentType<ToolProps>) => setOpened({ Part, part });
    const fail = () => {
      takeTyped();
      alerts.show({ kind: 'error', message: messages.missingPartText });
    };
    if (tool === 'palette') typeAhead();
    void importOrReload(loaders[tool]).then(show, fail);
  };
  useShortcutKeys(open);
  // Stops capturing keys for a palette that will not open any more.
  useEffect(() => () => void takeTyped(), []);
  return (
    <ToolContext value={open}>
      {children}
      {opened && <opened.Part part={opened.part} onClose={() => setOpened(null)} />}
    </ToolContext>
  );
}
