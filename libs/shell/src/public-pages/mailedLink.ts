/** A mailed link to one of the pages that need no session: what it opens, and the secret in it. */
export interface MailedLink {
  page: 'newPassword' | 'activate';
  token: string;
}

/** Where a page stays once the token has been taken out of the address. */
export const bareAddresses: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/new',
  activate: '/login/activate',
};

const prefixes: Readonly<Record<MailedLink['page'], string>> = {
  newPassword: '/login/forgot/',
  activate: '/login/activate/',
};

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
export function pathOf(address: string): string {
  return (/^[^?#]*/.exec(address)?.[0] ?? '').replace(/\/+$/, '') || '/';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
