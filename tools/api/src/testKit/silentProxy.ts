import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A way to a database on which nothing arrives any more once it is silent: connections stay open, and new ones are accepted. */
export interface SilentProxy {
  /** The address of the database by way of the proxy. */
  url: string;
  setSilent(isSilent: boolean): void;
  close(): Promise<void>;
}

export async function startSilentProxy(databaseUrl: string): Promise<SilentProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isSilent = false;
  const join = (from: Socket, to: Socket) => {
    sockets.add(from);
    from.on('data', (bytes) => {
      if (!isSilent) to.write(bytes);
    });
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const database = connect(Number(target.port || 5432), target.hostname);
    join(client, database);
    join(database, client);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  return {
    url: url.toString(),
    setSilent: (value) => (isSilent = value),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
