import { callAction } from '@callboard/api-client';
import { useEffect, useState } from 'react';

/** State of notifications in this browser: `blocked` when its user does not permit them. */
export type PushStatus = 'unknown' | 'unsupported' | 'blocked' | 'off' | 'on';

interface PushDevice {
  status: PushStatus;
  /** True if the last change did not work. */
  isFailed: boolean;
  change: (isOn: boolean) => void;
}

/** This browser as a device for notifications. It asks for permission only when the user switches them on. */
export function usePushDevice(publicKey: string): PushDevice {
  const [status, setStatus] = useState<PushStatus>('unknown');
  const [isFailed, setFailed] = useState(false);

  // Reads the browser's subscription, outside React.
  useEffect(() => {
    readStatus().then(setStatus, () => setStatus('unsupported'));
  }, []);

  async function change(isOn: boolean): Promise<void> {
    // Shown immediately; what became of it follows.
    setStatus(isOn ? 'on' : 'off');
    setFailed(false);
    const isDone = await (isOn ? subscribe(publicKey) : unsubscribe()).catch(() => false);
    setStatus(await readStatus().catch(() => 'unsupported' as const));
    setFailed(!isDone && Notification.permission !== 'denied');
  }

  return { status, isFailed, change: (isOn) => void change(isOn) };
}

async function readStatus(): Promise<PushStatus> {
  const manager = await pushManager();
  if (!manager || !('Notification' in window)) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  const subscription = await manager.getSubscription();
  if (!subscription) return 'off';
  // The server forgets a device when its session ends, and a browser does not know of that.
  return (await register(subscription)) ? 'on' : 'off';
}

/** Without the service worker of a build nothing can be received. */
async function pushManager(): Promise<PushManager | undefined> {
  if (!('serviceWorker' in navigator)) return undefined;
  return (await navigator.serviceWorker.getRegistration())?.pushManager;
}

/** Resolves to whether the device is on now. */
async function subscribe(publicKey: string): Promise<boolean> {
  const manager = await pushManager();
  if (!manager || (await Notification.requestPermission()) !== 'granted') return false;
  // One that was made with another key of the server cannot be used any more.
  await (await manager.getSubscription())?.unsubscribe();
  const subscription = await manager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey });
  if (await register(subscription)) return true;
  await subscription.unsubscribe();
  return false;
}

async function register(subscription: PushSubscription): Promise<boolean> {
  const { keys } = subscription.toJSON();
  const input = {
    endpoint: subscription.endpoint,
    p256dh: keys?.['p256dh'] ?? '',
    auth: keys?.['auth'] ?? '',
  };
  return (await callAction('subscribePush', { input }, { isQuiet: true })).ok;
}

async function unsubscribe(): Promise<boolean> {
  const subscription = await (await pushManager())?.getSubscription();
  if (!subscription) return true;
  await subscription.unsubscribe();
  await callAction('unsubscribePush', { input: { endpoint: subscription.endpoint } }, { isQuiet: true });
  return true;
}
