import { createLocalState } from '@callboard/app-state';
import { useSyncExternalStore } from 'react';

/** Chromium's event; other browsers install an app by their own menus. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPromptEvent;
  }
}

const offer = createLocalState<InstallPromptEvent | null>(null);

/**
 * Stores the browser's offer to install the app, which it makes once and before there is a menu, instead of showing its own banner.
 *
 * @returns the function that stops it
 */
export function watchInstallOffer(): () => void {
  const store = (event: InstallPromptEvent) => {
    event.preventDefault();
    offer.set(event);
  };
  const forget = () => offer.set(null);
  addEventListener('beforeinstallprompt', store);
  addEventListener('appinstalled', forget);
  return () => {
    removeEventListener('beforeinstallprompt', store);
    removeEventListener('appinstalled', forget);
    forget();
  };
}

/** The function that shows the browser's prompt to install the app; null where the browser does not offer it. */
export function useInstall(): (() => void) | null {
  const event = useSyncExternalStore(offer.subscribe, offer.get, () => null);
  if (!event) return null;
  return () => {
    // An event can prompt only once; the browser sends another one if the user declines.
    offer.set(null);
    void event.prompt();
  };
}
