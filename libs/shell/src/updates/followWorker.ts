import { addAppListener, sessionLeft, type AppStore } from '@callboard/app-state';
import { onVisibilityChange } from '@callboard/browser-storage';
import { serviceWorkerMeta } from '@callboard/api-contract/accounts';
import { Workbox } from 'workbox-window';
import { dismissAlert } from '@callboard/ui-kit/overlays';
import { createUpdateReload } from './createUpdateReload';
import { removeWorker } from './removeWorker';
import { announceOfflineReady, announceUpdate } from './updateAlerts';
import { whenQuiet } from './whenQuiet';
import { workerAddress } from './workerAddress';

const checkEveryMs = 3_600_000;

/**
 * Registers the service worker and follows it: a notice after the first installation, an offer when a new version waits, a reload when
 * one is activated, here or by another tab. Where the server has switched the worker off, it is removed instead.
 */
export async function followWorker({ dispatch }: Pick<AppStore, 'dispatch'>): Promise<void> {
  await whenQuiet();
  if (isSwitchedOff()) return removeWorker();
  const worker = new Workbox(workerAddress());
  const reload = createUpdateReload(dispatch);
  let isInstalled = Boolean((await navigator.serviceWorker.getRegistration())?.active);
  let offered: number | null = null;

  const offer = () => {
    // An earlier version can still be on offer.
    if (offered !== null) dispatch(dismissAlert(offered));
    offered = dispatch(
      announceUpdate(() => {
        reload.permit();
        worker.messageSkipWaiting();
      }),
    );
  };
  const update = () => {
    // Another tab can have applied the update that is still offered here.
    if (offered !== null) dispatch(dismissAlert(offered));
    offered = null;
    reload.start();
  };
  worker.addEventListener('waiting', offer);
  worker.addEventListener('activated', ({ isUpdate, isExternal }) => {
    if (isUpdate || isExternal || isInstalled) update();
    else dispatch(announceOfflineReady());
    isInstalled = true;
  });
  // workbox-window follows one foreign worker only; the next ones are noticed when they take over the page.
  worker.addEventListener('controlling', () => {
    if (isInstalled) update();
  });
  // A login removes the alerts of the time before it.
  const offerAgain = () => {
    if (offered !== null) offer();
  };
  dispatch(addAppListener({ actionCreator: sessionLeft, effect: offerAgain }));

  await worker.register({ immediate: true });
  // The page before this one is closed now: the worker can remove what only that one needed.
  navigator.serviceWorker.controller?.postMessage({ type: 'CLEAN_UP' });
  checkForUpdates(worker);
}

function isSwitchedOff(): boolean {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${serviceWorkerMeta}"]`);
  return meta?.content === 'off';
}

/** A browser checks when a page is loaded; this app can stay open for days. */
function checkForUpdates(worker: Workbox): void {
  // Fails without a network: the next check is soon enough.
  const check = () => void worker.update().catch(() => undefined);
  setInterval(check, checkEveryMs);
  addEventListener('online', check);
  onVisibilityChange((isVisible) => {
    if (isVisible) check();
  });
}
