import { modals } from '@callboard/screens';
import { createContext, use } from 'react';

export const ModalContext = createContext<((name: string) => void) | null>(null);

/** Checks whether a name from the server is a modal of this app. */
export function isModal(name: string | undefined): name is string {
  return name !== undefined && Object.hasOwn(modals, name);
}

/** Opens a modal by its name in the user menu: `useOpenModal()('change_password')`. */
export function useOpenModal(): (name: string) => void {
  const open = use(ModalContext);
  if (!open) throw new Error('useOpenModal needs a ModalHost above it: Frame provides one.');
  return open;
}
