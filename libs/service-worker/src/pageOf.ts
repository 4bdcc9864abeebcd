/** The server's own documents, and files by their names: the worker leaves them to the network. */
const notPages =
  /^\/(?:api|docs|embed|healthz|metrics|openapi|outbox|readyz|unsubscribe)(?:[/.]|$)|\.\w{2,11}$/;

/** The built page that shows an address, as the server selects it; null for an address that is no page of the app. */
export function pageOf(path: string): string | null {
  if (notPages.test(path)) return null;
  if (/^\/tickets(?:\/|$)/.test(path)) return '/tickets.html';
  return /^\/login\/?$/.test(path) ? '/login.html' : '/index.html';
}
