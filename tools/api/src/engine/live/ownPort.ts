import { socketPath } from '@callboard/api-contract/pushes';
import type { FastifyInstance } from 'fastify';
import { createServer } from 'node:http';
import type { Settings } from '../settings';

/**
 * Listens on the port of the socket (clause 7.48), by default the one after the API's. A client that connects there is handed to the API's own
 * server as if they had come to the socket's path, so that there is one way in.
 */
export function addOwnPort(app: FastifyInstance, { socketPort, host }: Settings): void {
  if (socketPort === 0) return;
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 10_000 }, (_request, response) => {
    response.writeHead(426, { upgrade: 'websocket', connection: 'close' }).end();
  });
  server.on('upgrade', (request, socket, head) => {
    const { url = '' } = request;
    const start = url.indexOf('?');
    request.url = `${socketPath}${start < 0 ? '' : url.slice(start)}`;
    app.server.emit('upgrade', request, socket, head);
  });
  // Before the API listens, since a server without its socket is to fail at its start, and not to serve half of what it should.
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject);
        server.listen(socketPort, host, resolve);
      }),
  );
  app.addHook('onClose', () => new Promise<void>((resolve) => void server.close(() => resolve())));
}
