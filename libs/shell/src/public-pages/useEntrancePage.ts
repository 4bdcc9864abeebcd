import { useLayoutEffect, useState } from 'react';
import { replaceAddress } from '../routing/address';
import { bareAddresses, mailedLinkIn, pathOf, type MailedLink } from './mailedLink';

/** A page beside the login that needs no session. */
export type EntrancePage = { page: 'forgot' } | MailedLink;

/**
 * Which page beside the login an address shows; null for none. The token of a mailed link is kept here and taken out of the
 * address at once: it must not stay in the history, nor go along as a referrer.
 */
export function useEntrancePage(address: string): EntrancePage | null {
  const [taken, setTaken] = useState<MailedLink | null>(null);
  const link = mailedLinkIn(address);

  // The address belongs to the window, outside React.
  useLayoutEffect(() => {
    const found = mailedLinkIn(address);
    if (found) {
      setTaken(found);
      replaceAddress(bareAddresses[found.page]);
      return;
    }
    // A page that was loaded anew knows no token any more.
    const path = pathOf(address);
    if (!taken && path === bareAddresses.newPassword) replaceAddress('/login/forgot');
    if (!taken && path === bareAddresses.activate) replaceAddress('/login');
  }, [address, taken]);

  if (link) return link;
  const path = pathOf(address);
  if (taken && path === bareAddresses[taken.page]) return taken;
  return path === '/login/forgot' || path === bareAddresses.newPassword ? { page: 'forgot' } : null;
}
