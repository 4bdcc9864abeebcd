import { modals, type ModalLoader, type ModalProps } from '@callboard/screens';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState, type ComponentType, type ReactNode } from 'react';
import { importOrReload } from '../errors/importOrReload';
import { messages } from '../messages';
import { ModalContext } from '../tools/ModalContext';

/** Shows the modals of the user menu over the page; each is a separate chunk. */
export function ModalHost({ children }: { children: ReactNode }) {
  const [Opened, setOpened] = useState<ComponentType<ModalProps> | null>(null);
  const alerts = useAlerts();
  const open = (name: string) => {
    const load: ModalLoader | undefined = modals[name];
    if (!load) return;
    const show = ({ Modal }: { Modal: ComponentType<ModalProps> }) => setOpened(() => Modal);
    const fail = () => alerts.show({ kind: 'error', message: messages.missingPartText });
    void importOrReload(load).then(show, fail);
  };
  return (
    <ModalContext value={open}>
      {children}
      {Opened && <Opened onClose={() => setOpened(null)} />}
    </ModalContext>
  );
}
