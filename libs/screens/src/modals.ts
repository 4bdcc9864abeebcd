import type { ComponentType } from 'react';

/** The props of a modal of the user menu. */
export interface ModalProps {
  onClose: () => void;
}

export type ModalLoader = () => Promise<{ Modal: ComponentType<ModalProps> }>;

/** The modals that the server's user menu can name (clauses 2.44 and 3.20), loaded when they are first opened. */
export const modals: Readonly<Record<string, ModalLoader>> = {
  change_password: async () => ({
    Modal: (await import('@callboard/office/change-password')).ChangePasswordDialog,
  }),
};
