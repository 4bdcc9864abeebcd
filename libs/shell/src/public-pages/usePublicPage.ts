import { useLayoutEffect, useState } from 'react';
import { replaceAddress } from './address';

/** A mailed link to one of the pages that need no session: what it opens, and the secret in it. */
export interface MailedLink {
  page: 'newPassword' | 'activate';
  token: string;
}

/** A page other than the login that needs no session. */
export type PublicPageName = { page: 'forgot' } | MailedLink;

/** Where a page stays once the token has been removed from the address. */
const bareAddresses: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/new',
  activate: '/login/activate',
};

const prefixes: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/',
  activate: '/login/activate/',
};

/**
 * Which page other than the login an address shows; null for none. The token of a mailed link is stored here and removed from the
 * address immediately: it must not stay in the history, nor go along as a referrer.
 */
export function usePublicPage(address: string): PublicPageName | null {
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
    // A page that was reloaded has no token any more.
    const path = pathOf(address);
    if (!taken && path === bareAddresses.newPassword) replaceAddress('/login/forgot');
    if (!taken && path === bareAddresses.activate) replaceAddress('/login');
  }, [address, taken]);

  if (link) return link;
  const path = pathOf(address);
  if (taken && path === bareAddresses[taken.page]) return taken;
  return path === '/login/forgot' || path === bareAddresses.newPassword ? { page: 'forgot' } : null;
}

/** The mailed link in an address; null for every other address (clauses 2.4 and 2.5). */
export function mailedLinkIn(address: string): MailedLink | null {
  const path = pathOf(address);
  for (const page of ['newPassword', 'activate'] as const) {
    const rest = path.startsWith(prefixes[page]) ? path.slice(prefixes[page].length) : '';
    if (path !== bareAddresses[page] && rest !== '' && !rest.includes('/')) {
      return { page, token: decoded(rest) };
    }
  }
  return null;
}

/** The path of an address, without a slash at its end. */
function pathOf(address: string): string {
  return (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/\/+$/, '') || '/';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
