import websocket, { type WebSocket } from '@fastify/websocket';
import { socketCloseCodes, socketPath } from '@callboard/api-contract/pushes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { SessionStore } from '../sessions/sessionStore';
import type { Settings } from '../settings';
import { readConnection } from './connection';
import type { Live } from './createLive';
import { addOwnPort } from './ownPort';
import { pingUntilClosed } from './pingUntilClosed';
import type { CloseReason, Receiver } from './Receiver';
import { sendTexts, sendTextsIfReading } from './sendTexts';

/** The longest message that is taken. */
const maxPayload = 16_384;

const closings: Readonly<Record<CloseReason | 'tooMany' | 'unexpected', { code: number; reason: string }>> = {
  sessionEnded: { code: socketCloseCodes.sessionEnded, reason: 'Your session has ended.' },
  rolesChanged: { code: socketCloseCodes.rolesChanged, reason: 'Your roles have changed.' },
  shutdown: { code: 1001, reason: 'The server restarts.' },
  tooMany: { code: 1013, reason: 'You have too many connections.' },
  unexpected: { code: 1008, reason: 'Messages are not taken here.' },
};

interface LiveRouteTools {
  live: Live;
  sessions: SessionStore;
  settings: Settings;
  metrics: Registry;
}

/**
 * The socket (clause 7.48): at the API's own port, and on a port of its own. A request to connect passes the hooks of every route, so
 * that limits, hosts and logs (which have no query) are those of the whole API.
 */
export async function addLiveRoutes(
  app: FastifyInstance,
  { live, sessions, settings, metrics }: LiveRouteTools,
): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload, perMessageDeflate: false },
    // A frame that is too long, or a cut: the protocol has closed the connection by then.
    errorHandler: (_error, socket) => socket.terminate(),
    // The hook below closes each connection with its reason.
    preClose: (done) => done(),
  });
  app.addHook('preClose', () => live.stop());

  const config = { permission: 'public', rateClass: 'page' } as const;
  app.route({
    method: 'GET',
    url: socketPath,
    config,
    preValidation: async (request) => void readConnection(request, settings),
    handler: (_request, reply) => void reply.code(426).header('upgrade', 'websocket').send(),
    wsHandler: (socket, request) => connect(socket, request),
  });
  addOwnPort(app, settings);
  new Gauge({
    name: 'callboard_sockets',
    help: 'Clients that are connected to the socket of this process.',
    registers: [metrics],
    collect() {
      this.set(live.count());
    },
  });

  async function connect(socket: WebSocket, request: FastifyRequest): Promise<void> {
    // A client has no messages of its own so far.
    socket.on('message', () => end(socket, 'unexpected'));
    const { token, domain, after } = readConnection(request, settings);
    const session = await sessions.find(token);
    if (session?.tenant !== domain) return end(socket, 'sessionEnded');
    if (!live.hasRoom(domain, session.user)) return end(socket, 'tooMany');
    if (socket.readyState !== socket.OPEN) return undefined;
    const receiver: Receiver = {
      tenant: domain,
      session,
      after,
      send: (texts) => sendTexts(socket, texts),
      sendIfReading: (texts) => sendTextsIfReading(socket, texts),
      close: (reason) => end(socket, reason),
    };
    socket.on('close', () => live.leave(receiver));
    pingUntilClosed(socket);
    live.join(receiver);
    return undefined;
  }
}

function end(socket: WebSocket, reason: keyof typeof closings): void {
  const closing = closings[reason];
  if (reason === 'sessionEnded') {
    sendTexts(socket, [JSON.stringify({ payload: { code: 'session.ended', message: closing.reason } })]);
  }
  socket.close(closing.code, closing.reason);
}
