import type { FastifyRequest } from 'fastify';

const forwarding = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
];

/**
 * Whether a program on this very machine sent the request, by the connection alone: what opens pages without a sign-in must not
 * depend on a header. A proxy on this machine is a peer of the loopback too, so any sign that a request was forwarded closes it,
 * and so does a name that is not the machine's own: a page from elsewhere can resolve its name to 127.0.0.1.
 */
export function isFromThisMachine({ socket, headers }: FastifyRequest, hasProxy: boolean): boolean {
  if (hasProxy || forwarding.some((name) => headers[name] !== undefined)) return false;
  return isLoopback(socket.remoteAddress ?? '') && isOwnName(headers.host ?? '');
}

function isLoopback(address: string): boolean {
  return address === '::1' || /^(::ffff:)?127\.\d+\.\d+\.\d+$/.test(address);
}

function isOwnName(host: string): boolean {
  return /^(127\.\d+\.\d+\.\d+|\[::1\]|([\w-]+\.)*localhost)(:\d+)?$/i.test(host);
}
