import { isIP } from 'node:net';

/** How many proxies stand in front of the server, or which; false where none does. */
export type TrustedProxies = number | readonly string[] | false;

const maxHops = 10;

/**
 * Reads `CALLBOARD_PROXY`: a number of proxies (`2`) or their addresses and networks (`10.0.0.0/8,127.0.0.1`). Null for anything
 * else: a bare yes would trust every address that a client writes into `X-Forwarded-For` by itself.
 */
export function trustedProxies(text: string): TrustedProxies | null {
  if (text === '' || text === '0') return false;
  if (/^\d+$/.test(text)) return Number(text) <= maxHops ? Number(text) : null;
  const networks = text
    .split(',')
    .map((network) => network.trim())
    .filter(Boolean);
  return networks.length > 0 && networks.every(isNetwork) ? networks : null;
}

/** An address, or a network with the length of its prefix. A prefix of 0 is everyone. */
function isNetwork(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || rest.length > 0) return false;
  if (prefix === undefined) return true;
  return /^\d+$/.test(prefix) && Number(prefix) > 0 && Number(prefix) <= (version === 4 ? 32 : 128);
}
