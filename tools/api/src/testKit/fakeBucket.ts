import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as v from 'valibot';

/** A bucket for tests: the calls of S3 that the server uses, over HTTP, in memory. Anything else is an error. */
export async function fakeBucket(name: string) {
  const objects = new Map<string, { bytes: Buffer; modified: Date }>();
  const seen: string[] = [];
  const signed: string[] = [];

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://bucket');
    const key = decodeURIComponent(pathname).replace(`/${name}`, '').replace(/^\//, '');
    seen.push(`${request.method} ${request.headers.range ?? ''}`.trim());
    signed.push(request.headers.authorization ?? '');
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256'))
      return void response.writeHead(403).end();
    if (request.method === 'PUT') {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(Buffer.from(chunk));
      objects.set(key, { bytes: Buffer.concat(chunks), modified: new Date() });
      return void response.writeHead(200, { etag: '"x"' }).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      const prefix = searchParams.get('prefix') ?? '';
      return void response.writeHead(200, { 'content-type': 'application/xml' }).end(listing(prefix));
    }
    if (request.method === 'GET') return sendObject(key, request.headers.range, response);
    throw new Error(`The bucket does not know ${request.method} ${request.url}.`);
  }

  function sendObject(key: string, range: string | undefined, response: ServerResponse): void {
    const found = objects.get(key);
    if (!found) {
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
      return;
    }
    const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    const bytes = range ? found.bytes.subarray(Number(from), Number(to) + 1) : found.bytes;
    response.writeHead(range ? 206 : 200, { 'content-length': bytes.length }).end(bytes);
  }

  function listing(prefix: string): string {
    const contents = [...objects].flatMap(([key, { bytes, modified }]) =>
      key.startsWith(prefix)
        ? [
            `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
          ]
        : [],
    );
    return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`;
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    objects,
    /** Every call that came, with the range that it requested. */
    seen,
    /** The signature of every call: it names the key, the day and the region. */
    signed,
    variables: {
      CALLBOARD_S3_ENDPOINT: `http://127.0.0.1:${port}`,
      CALLBOARD_S3_BUCKET: name,
      CALLBOARD_S3_KEY: 'key',
      CALLBOARD_S3_SECRET: 'secret',
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
