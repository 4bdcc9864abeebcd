import { once } from 'node:events';
import {
  createServer,
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
} from 'node:http';
import { readBody } from './readBody';

/** A server of the bench's own. */
export interface Site {
  port: number;
  stop: () => Promise<void>;
}

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Answers as another server has answered before, from memory, so that a page is measured and not the server behind it. */
export async function replay(origin: string): Promise<Site> {
  const answers = new Map<string, Promise<Answer>>();
  const server = createServer((incoming, response) => {
    void answerTo(incoming).then(({ status, headers, body }) => {
      response.writeHead(status, headers).end(body);
    });
  });

  async function answerTo(incoming: IncomingMessage): Promise<Answer> {
    const body = await readBody(incoming);
    const { host, 'accept-encoding': encoding } = incoming.headers;
    const key = [incoming.method, host, incoming.url, encoding, body.toString()].join(' ');
    const answer = answers.get(key) ?? forward(origin, incoming, body);
    answers.set(key, answer);
    return answer;
  }

  return listen(server);
}

/** Starts a server on a free port. */
export async function listen(server: Server): Promise<Site> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    stop: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

async function forward(origin: string, incoming: IncomingMessage, body: Buffer): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { connection: _own, ...headers } = incoming.headers;
  const sent = request({ hostname, port, path: incoming.url, method: incoming.method, headers });
  sent.end(body);
  // `once` answers the event's arguments as an untyped array.
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  const { connection: _theirs, 'transfer-encoding': _chunked, ...rest } = response.headers;
  return { status: response.statusCode ?? 500, headers: rest, body: await readBody(response) };
}
