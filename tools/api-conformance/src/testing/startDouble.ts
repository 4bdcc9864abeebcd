import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';

/** A request to the API. */
export interface Request {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: string;
}

/** An answer of the API. */
export interface Reply {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export type Forward = (request: Request) => Promise<Reply>;

/** Proxy between the suite and the API: it passes requests on, and does one thing wrong. */
export type Double = (request: Request, forward: Forward) => Promise<Reply>;

/** The headers that are of a connection, not of what it carries. */
const ofConnection = new Set([
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'content-encoding',
]);

/** Starts a proxy in front of an API that distorts what a double distorts. */
export async function startDouble(
  apiUrl: string,
  double: Double,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const forward: Forward = async ({ method, url, headers, body }) => {
    const answer = await fetch(url, { method, headers, ...(body !== '' && { body }) });
    return { status: answer.status, headers: plainHeaders(answer.headers), body: await answer.text() };
  };
  const server = createServer((incoming, outgoing) => {
    void readRequest(apiUrl, incoming)
      .then((request) => double(request, forward))
      .then(({ status, headers, body }) =>
        outgoing.writeHead(status, headers).end(status === 204 ? '' : body),
      )
      .catch((error: unknown) => outgoing.writeHead(502).end(String(error)));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The proxy has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}

async function readRequest(apiUrl: string, incoming: IncomingMessage): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const headers = Object.entries(incoming.headers).flatMap(([name, value]) =>
    typeof value === 'string' && !ofConnection.has(name) ? [[name, value] as const] : [],
  );
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', apiUrl),
    headers: Object.fromEntries(headers),
    body: Buffer.concat(chunks).toString(),
  };
}

function plainHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !ofConnection.has(name)));
}
