import { createLocalState } from '@callboard/app-state';

/** The open modal windows, topmost last. */
const { get, set, subscribe } = createLocalState<readonly HTMLElement[]>([]);

/** The topmost modal window, if any: everything outside it is inert. */
export function topModal(): HTMLElement | undefined {
  return get().at(-1);
}

/** Registers an open modal window. Call the returned function before the window closes. */
export function addModal(modal: HTMLElement): () => void {
  set([...get(), modal]);
  return () => set(get().filter((open) => open !== modal));
}

/** Calls the listener whenever a modal window opens or closes, until the returned function is called. */
export const subscribeToModals: (listener: () => void) => () => void = subscribe;
