import { once } from 'node:events';
import { Agent as PlainAgent, request as plainRequest, type IncomingHttpHeaders } from 'node:http';
import { connect, type ClientHttp2Session } from 'node:http2';
import { Agent, request } from 'node:https';

interface Call {
  method: 'GET' | 'POST' | 'PATCH';
  /** An address without its origin. */
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Connection of a browser to one origin. It sends each call once; a call without an answer throws. */
export interface Connection {
  send(call: Call): Promise<Answer>;
  close(): void;
}

interface Peer {
  origin: string;
  /** The certificate to trust, at an origin with HTTPS. */
  certificate?: string;
  /** The address of this machine that it calls from. */
  localAddress?: string;
}

/** A connection of HTTP/1.1 that stays open between calls. */
export function openPlain({ origin, certificate, localAddress }: Peer): Connection {
  const isSecure = origin.startsWith('https:');
  const agent = new (isSecure ? Agent : PlainAgent)({
    keepAlive: true,
    ...(certificate !== undefined && { ca: certificate }),
  });
  const begin = isSecure ? request : plainRequest;
  return {
    send: ({ method, path, headers, body }) =>
      new Promise((resolve, reject) => {
        const options = { agent, method, headers, ...(localAddress !== undefined && { localAddress }) };
        const sent = begin(new URL(path, origin), options);
        sent.once('error', reject).once('response', (answer) => {
          readAll(answer).then(
            (whole) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: whole }),
            reject,
          );
        });
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** A connection of HTTP/2, as browsers have by HTTPS. */
export function openMultiplexed({ origin, certificate, localAddress }: Peer): Connection {
  let session: ClientHttp2Session | undefined;
  /** One that its peer has ended is replaced before the next call, never during one. */
  function opened(): ClientHttp2Session {
    if (!session || session.closed || session.destroyed) {
      // Its options are those of a connection by TLS as well, which the types leave out.
      const own = { ca: certificate, localAddress };
      session = connect(origin, own);
      // Each call has the same error.
      session.on('error', () => undefined);
    }
    return session;
  }
  return {
    async send({ method, path, headers, body }) {
      // As browsers do: without a length, HAProxy would hand on that a body follows where there is none.
      const length = method === 'GET' ? {} : { 'content-length': Buffer.byteLength(body ?? '') };
      const stream = opened().request({ ':method': method, ':path': path, ...length, ...headers });
      const [[answer]] = await Promise.all([
        once(stream, 'response'),
        new Promise<void>((resolve) => stream.end(body, () => resolve())),
      ]);
      const { ':status': status, ...rest } = answer;
      return { status, headers: rest, body: await readAll(stream) };
    },
    close: () => session?.destroy(),
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}
