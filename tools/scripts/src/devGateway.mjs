import { createServer, request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { appOfHost } from './apps.mjs';

/** Paths that the API answers; all else is a page or a module of an app. */
const apiPath = /^\/(api|docs|healthz|readyz|metrics|openapi\.json|outbox|media)(\/|\?|$)/;

/**
 * @typedef {import('node:http').IncomingMessage} Request
 * @typedef {import('node:http').ServerResponse} Response
 * @typedef {(request: Request, response: Response) => void} Handler
 *
 * @typedef {object} Gateway
 * @property {number} apiPort where the API listens
 * @property {string[]} apps
 * @property {(app: string) => Promise<Handler>} appHandler what serves the pages of an app
 */

/**
 * One server for everything: the host selects the app, the path separates the API's answers from the app's files.
 *
 * @param {Gateway} gateway
 */
export function createGateway({ apiPort, apps, appHandler }) {
  const server = createServer((request, response) => {
    if (apiPath.test(request.url ?? '/')) return passOn(request, response, apiPort);
    appHandler(appOfHost(request.headers.host, apps)).then(
      (handle) => handle(request, response),
      (/** @type {unknown} */ error) =>
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error)),
    );
    return undefined;
  });
  server.on('upgrade', (request, socket, head) => {
    // Sockets of the apps' own hot reload are taken by their development servers, which listen here too.
    if (!apiPath.test(request.url ?? '/')) return;
    const upstream = connect(apiPort, '127.0.0.1', () => {
      upstream.write(headOf(request));
      upstream.write(head);
      upstream.pipe(socket).pipe(upstream);
    });
    upstream.on('error', () => socket.destroy());
    socket.on('error', () => upstream.destroy());
  });
  return server;
}

/** @param {Request} request @param {Response} response @param {number} port */
function passOn(request, response, port) {
  const { method, url } = request;
  const headers = handedOn(request.headers, request.socket.remoteAddress);
  const upstream = startRequest({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  upstream.on('error', () => {
    if (response.headersSent) return response.destroy();
    response.writeHead(503, { 'Content-Type': 'application/json', 'Retry-After': '1' });
    return response.end(JSON.stringify({ detail: 'The API is starting; try again in a moment.' }));
  });
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
}

/**
 * The headers as the API gets them. For the API every peer is this machine, which can read mails and metrics: the headers mark
 * those that are not.
 *
 * @param {import('node:http').IncomingHttpHeaders} headers
 * @param {string | undefined} peer
 */
export function handedOn(headers, peer) {
  const isThisMachine = /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(peer ?? '');
  return isThisMachine ? headers : { ...headers, 'x-forwarded-for': peer ?? 'unknown' };
}

/** @param {Request} request */
function headOf({ method, url, rawHeaders }) {
  const lines = [`${method} ${url} HTTP/1.1`];
  for (let index = 0; index < rawHeaders.length; index += 2) {
    lines.push(`${rawHeaders[index]}: ${rawHeaders[index + 1]}`);
  }
  return `${lines.join('\r\n')}\r\n\r\n`;
}
