import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Socket } from 'node:net';

/** How long bodies can take. */
interface BodyTimes {
  /** From the head to the end of a body. */
  bodyMs: number;
  /** An upload takes as long as it needs, but within each such time something has to come … */
  idleMs: number;
  /** … and no less than this on average, or the sender only occupies the connection. */
  leastBytesPerSecond: number;
}

const previewsInIdle = 4;

/**
 * Ends requests whose body does not come. Node has one time for all requests, which would cut long uploads short: this has two.
 * Heads have their own time, of Node.
 */
export function addBodyTimes(app: FastifyInstance, times: BodyTimes): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request)) watch(request, reply, times);
    done();
  });
}

function watch(request: FastifyRequest, reply: FastifyReply, times: BodyTimes): void {
  const { raw } = request;
  const end = () => endLate(request, reply);
  const timer = request.routeOptions.config.isUpload
    ? setInterval(paceCheck(request, times, end), times.idleMs / previewsInIdle)
    : setTimeout(end, times.bodyMs);
  timer.unref();
  // Of a timeout and of an interval alike.
  const stop = () => clearInterval(timer);
  raw.once('end', stop);
  raw.once('close', stop);
}

/** Checks the last idle time at each call. */
function paceCheck({ raw }: FastifyRequest, { idleMs, leastBytesPerSecond }: BodyTimes, end: () => void) {
  const least = Math.max(1, (idleMs / 1_000) * leastBytesPerSecond);
  const seen = [raw.socket.bytesRead];
  return () => {
    const now = raw.socket.bytesRead;
    const before = seen.length < previewsInIdle ? undefined : seen.shift();
    seen.push(now);
    if (before !== undefined && now - before < least) end();
  };
}

/** A body that comes over no connection, as in tests, needs no time either. */
function hasBody({ headers, raw }: FastifyRequest): boolean {
  if (!(raw.socket instanceof Socket)) return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** As Node does it: the client can still read why. */
function endLate({ raw }: FastifyRequest, reply: FastifyReply): void {
  const { socket } = raw;
  if (reply.raw.headersSent) socket.destroy();
  else socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n', () => socket.destroy());
}
