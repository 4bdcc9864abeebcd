import { modals, type ModalLoader, type ModalProps } from '@callboard/screens';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { createContext, use, useCallback, useState, type ComponentType, type ReactNode } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';

const ModalContext = createContext<((name: string) => void) | null>(null);

/** Whether a name that came from the server is that of a modal. */
export function isModal(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(modals, name);
}

/** Opens a modal that the user menu names: `useOpenModal()('change_password')`. */
export function useOpenModal(): (name: string) => void {
  const open = use(ModalContext);
  if (!open) throw new Error('useOpenModal needs a ModalHost above it: Frame provides one.');
  return open;
}

/** Shows the modals of the user menu over the page; each is a part of its own. */
export function ModalHost({ children }: { children: ReactNode }) {
  const [Opened, setOpened] = useState<ComponentType<ModalProps> | null>(null);
  const alerts = useAlerts();
  const open = useCallback(
    (name: string) => {
      const load: ModalLoader | undefined = modals[name];
      if (!load) return;
      const show = ({ Modal }: { Modal: ComponentType<ModalProps> }) => setOpened(() => Modal);
      const fail = () => alerts.show({ kind: 'error', message: messages.chunkText });
      void importOrReload(load).then(show, fail);
    },
    [alerts],
  );
  return (
    <ModalContext value={open}>
      {children}
      {Opened && <Opened onClose={() => setOpened(null)} />}
    </ModalContext>
  );
}
