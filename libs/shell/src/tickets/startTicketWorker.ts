import { serviceWorkerMeta } from '@callboard/api-contract/accounts';
import { workerAddress } from '../updates/workerAddress';

let isStarted = false;

/**
 * Registers the service worker of the ticket shop, which stores the shop's own files: a page of tickets opens without a network then.
 * Where the server has switched it off, or the browser refuses, tickets need the network.
 */
export function startTicketWorker(): void {
  const meta = document.head.querySelector<HTMLMetaElement>(`meta[name="${serviceWorkerMeta}"]`);
  const isOff = meta?.content === 'off' || !import.meta.env.PROD;
  if (isStarted || isOff || !('serviceWorker' in navigator) || parent !== window) return;
  isStarted = true;
  // The definitions of the DOM know text alone, although browsers require a trusted address.
  const address = workerAddress('/tickets-sw.js') as string;
  void navigator.serviceWorker.register(address, { scope: '/tickets' }).catch(() => undefined);
}
