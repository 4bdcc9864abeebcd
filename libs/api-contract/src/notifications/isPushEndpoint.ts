const maxLength = 1_000;

/**
 * Whether an address can be that of a push service: HTTPS at its usual port, at a host with a public name. The server also checks
 * where the name leads.
 */
export function isPushEndpoint(address: string): boolean {
  if (address.length > maxLength || !URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password } = new URL(address);
  return protocol === 'https:' && port === '' && username === '' && password === '' && isPublicName(hostname);
}

/** A name with a dot, whose last part is neither a number, as in an IP address, nor one that is used inside a network. */
function isPublicName(hostname: string): boolean {
  const last = hostname.split('.').slice(1).at(-1);
  return last !== undefined && /^[a-z][a-z0-9-]+$/.test(last) && !innerNames.includes(last);
}

const innerNames = ['localhost', 'local', 'internal', 'lan', 'home', 'corp', 'arpa'];
