import type { WebSocket } from '@fastify/websocket';

const pingMs = 25_000;

/** Drops a client that is gone without a sign, as after a laptop's sleep: within two pings, of which it answers none. */
export function pingUntilClosed(socket: Pick<WebSocket, 'on' | 'ping' | 'terminate'>): void {
  let isAnswered = true;
  socket.on('pong', () => (isAnswered = true));
  const timer = setInterval(() => {
    if (!isAnswered) return socket.terminate();
    isAnswered = false;
    return socket.ping();
  }, pingMs).unref();
  socket.on('close', () => clearInterval(timer));
}
