import type { ComponentType } from 'react';

/** What a modal of the user menu is told. */
export interface ModalProps {
  onClose: () => void;
}

export type ModalLoader = () => Promise<{ Modal: ComponentType<ModalProps> }>;

/** The modals that the server's user menu may name (clauses 2.44 and 3.20), one line each; fetched when they are first opened. */
export const modals: Readonly<Record<string, ModalLoader>> = {
  change_password: async () => ({
    Modal: (await import('./account/ChangePasswordDialog')).ChangePasswordDialog,
  }),
};
