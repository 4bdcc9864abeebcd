import { useLayoutEffect, useState } from 'react';
import { replaceAddress } from '../routing/address';

/** A mailed link to a public page: the page and the secret token. */
export interface MailedLink {
  page: 'newPassword' | 'activate' | 'confirmEmail' | 'consent';
  token: string;
}

/** The pages of a record. */
const recordPages = ['foyer', 'timetable', 'vote', 'badges'] as const;
type RecordPage = {
  [P in (typeof recordPages)[number]]: { page: P; record: string };
}[(typeof recordPages)[number]];

/** A public page other than the login. */
export type PublicPageName =
  | { page: 'forgot' }
  | { page: 'notices' }
  | { page: 'season' }
  | { page: 'results' }
  | { page: 'account' }
  | RecordPage
  /** The page of a guardian whose link is not known any more, because it was reloaded. */
  | { page: 'consent'; token: null }
  | MailedLink;

/** The path of each page once the token has been removed from the URL. */
const bareAddresses: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/new',
  activate: '/login/activate',
  confirmEmail: '/season/confirm',
  consent: '/consent',
};

const prefixes: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/',
  activate: '/login/activate/',
  confirmEmail: '/season/confirm/',
  consent: '/consent/',
};

const recordPattern = /^\/(\w+)\/([\w.-]+)$/;

const plainPages: ReadonlyMap<string, PublicPageName> = new Map<string, PublicPageName>([
  ['/login/forgot', { page: 'forgot' }],
  [bareAddresses.newPassword, { page: 'forgot' }],
  ['/notices', { page: 'notices' }],
  ['/season', { page: 'season' }],
  ['/season/results', { page: 'results' }],
  ['/season/account', { page: 'account' }],
  [bareAddresses.consent, { page: 'consent', token: null }],
]);

/**
 * The public page of a URL, or null for the login and all others. It stores the token of a mailed link in memory and removes it from the
 * URL immediately: it must not stay in the history, nor be sent as a referrer.
 */
export function usePublicPage(address: string): PublicPageName | null {
  const [taken, setTaken] = useState<MailedLink | null>(null);
  const link = mailedLinkIn(address);

  // The URL is outside React.
  useLayoutEffect(() => {
    const found = mailedLinkIn(address);
    if (found) {
      setTaken(found);
      replaceAddress(bareAddresses[found.page]);
      return;
    }
    // A reloaded page has no token any more.
    const path = pathOf(address);
    if (!taken && path === bareAddresses.newPassword) replaceAddress('/login/forgot');
    if (!taken && path === bareAddresses.activate) replaceAddress('/login');
    if (!taken && path === bareAddresses.confirmEmail) replaceAddress('/season/account');
  }, [address, taken]);

  if (link) return link;
  const path = pathOf(address);
  if (taken && path === bareAddresses[taken.page]) return taken;
  const [, name, record = ''] = recordPattern.exec(path) ?? [];
  const page = recordPages.find((each) => each === name);
  if (page) return { page, record };
  return plainPages.get(path) ?? null;
}

/** Parses a mailed link; null for every other URL (clauses 2.4 and 2.5). */
export function mailedLinkIn(address: string): MailedLink | null {
  const path = pathOf(address);
  for (const page of ['newPassword', 'activate', 'confirmEmail', 'consent'] as const) {
    const rest = path.startsWith(prefixes[page]) ? path.slice(prefixes[page].length) : '';
    if (path !== bareAddresses[page] && rest !== '' && !rest.includes('/')) {
      return { page, token: decoded(rest) };
    }
  }
  return null;
}

/** The path of a URL, without a trailing slash. */
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
