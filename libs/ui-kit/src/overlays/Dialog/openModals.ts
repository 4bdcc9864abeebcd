import { createStore } from 'zustand/vanilla';

/** From the lowest to the one on top. */
const { getState, setState, subscribe } = createStore<readonly HTMLElement[]>(() => []);
const publish = (modals: readonly HTMLElement[]) => setState(modals, true);

/** The modal window on top, if any: everything outside it takes neither presses nor the focus. */
export function topModal(): HTMLElement | undefined {
  return getState().at(-1);
}

/** Says that a modal window has opened; call what it returns before the window goes. */
export function addModal(modal: HTMLElement): () => void {
  publish([...getState(), modal]);
  return () => publish(getState().filter((open) => open !== modal));
}

/** Calls the listener whenever a modal window opens or goes, until the returned function is called. */
export const subscribeToModals: (listener: () => void) => () => void = subscribe;
