import { postponementAnswers, type PostponementAnswer } from '@callboard/api-contract/booking';
import { useSyncExternalStore } from 'react';

/** A page of the shop. */
export type TicketPage =
  | { page: 'programme' }
  | { page: 'performance'; performance: string; step: 'seats' | 'details' }
  | { page: 'order'; token: string }
  /** Of the mails of the waiting list: where a party leaves it. */
  | { page: 'waiting'; token: string };

type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** True if the page is the shop within a page of another site. */
export function isEmbedded({ pathname }: Pick<Location, 'pathname'> = location): boolean {
  return /^\/embed(?:\/|$)/.test(pathname);
}

/** Options of a page around the shop; without one it is as it would be without a frame. */
export interface FrameOptions {
  /** Only the performances of this event. */
  event?: string;
  language?: string;
  theme?: string;
}

/** The options of the frame, which stay in every address within it. */
export function frameOptions({ pathname, search }: Omit<Address, 'hash'> = location): FrameOptions {
  const given = isEmbedded({ pathname }) ? new URLSearchParams(search) : new URLSearchParams();
  const named = (['event', 'language', 'theme'] as const).map((name) => [name, given.get(name)]);
  return Object.fromEntries(named.filter(([, value]) => value !== null));
}

/** The address of a page of the shop. The token of an order is in the fragment, which no server receives. */
export function ticketAddress(
  to: TicketPage,
  root = isEmbedded() ? '/embed' : '/tickets',
  options: FrameOptions = root === '/embed' ? frameOptions() : {},
): string {
  const search = new URLSearchParams({ ...options });
  if (to.page === 'performance' && to.step === 'details') search.set('step', 'details');
  const text = search.toString();
  return `${root}${pathOf(to)}${text === '' ? '' : `?${text}`}${'token' in to ? `#${to.token}` : ''}`;
}

function pathOf(to: TicketPage): string {
  if (to.page === 'programme') return '';
  return `/${to.page === 'performance' ? encodeURIComponent(to.performance) : to.page}`;
}

/** The page at an address. */
export function ticketPageAt({ pathname, search, hash }: Address): TicketPage {
  const [, part = ''] = pathname.split('/').filter((text) => text !== '');
  if (part === '') return { page: 'programme' };
  if (part === 'order' || part === 'waiting') return { page: part, token: hash.slice(1).split('&')[0] ?? '' };
  const step = new URLSearchParams(search).get('step') === 'details' ? 'details' : 'seats';
  return { page: 'performance', performance: part, step };
}

/** The current page; changes with Back and Forward. */
export function useTicketPage(): TicketPage {
  const address = useSyncExternalStore(subscribe, () => location.href);
  return ticketPageAt(new URL(address));
}

/** Opens a page of the shop; `isReplacing`: Back does not lead to the current one. */
export function openTicketPage(to: TicketPage, isReplacing = false): void {
  history[isReplacing ? 'replaceState' : 'pushState']({}, '', ticketAddress(to));
  scrollTo(0, 0);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  addEventListener('hashchange', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
    removeEventListener('hashchange', listener);
  };
}

/** Takes the hold that a mail of the waiting list has in its link off the address, where no one copies it along. */
export function takeOfferedHold(): { hashcode: string; secret: string } | null {
  const [, hashcode, secret] = /^#hold=([\w-]{1,80})\.([\w-]{1,80})$/.exec(location.hash) ?? [];
  if (hashcode === undefined || secret === undefined) return null;
  history.replaceState(null, '', location.pathname + location.search);
  return { hashcode, secret };
}

/** Takes the code that confirms the email of an order, of the link that was mailed, off the address; empty without one. */
export function takeMailedCode(): string {
  const [token, code = ''] = location.hash.split('&code=');
  if (code !== '') history.replaceState(null, '', `${location.pathname}${location.search}${token ?? ''}`);
  return code;
}

/** Takes what the link of a mail answers off the address: who copies or reloads the page answers nothing. */
export function takeAnswerOfMail(): PostponementAnswer | null {
  const search = new URLSearchParams(location.search);
  const answer = postponementAnswers.find((each) => each === search.get('answer'));
  if (answer === undefined) return null;
  search.delete('answer');
  const rest = search.toString();
  history.replaceState(null, '', `${location.pathname}${rest === '' ? '' : `?${rest}`}${location.hash}`);
  return answer;
}
