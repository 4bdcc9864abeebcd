import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings';

/** Where the pages of this server, and those of the APIs that they can select, open their socket: sources for their policy. */
export function socketSources(
  { protocol, host, hostname }: Pick<FastifyRequest, 'protocol' | 'host' | 'hostname'>,
  { socketPort, apiSelector }: Pick<Settings, 'socketPort' | 'apiSelector'>,
): string[] {
  const others = apiSelector.flatMap(({ url }) => socketsOf(new URL(url)));
  const own = socketPort === 0 ? host : `${hostname}:${socketPort}`;
  const address = `${protocol === 'https' ? 'wss' : 'ws'}://${own}`;
  // A Host header is the client's own text, and a policy is a list with separators.
  return /^wss?:\/\/[\w.:[\]-]+$/.test(address) ? [address, ...others] : others;
}

/** Another API names its socket when it is selected: at its own port, or at the one after it (clause 7.48). */
function socketsOf({ protocol, hostname, port, host }: URL): string[] {
  const [scheme, usual] = protocol === 'https:' ? ['wss', 443] : ['ws', 80];
  return [`${scheme}://${host}`, `${scheme}://${hostname}:${Number(port || usual) + 1}`];
}
