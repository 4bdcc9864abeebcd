import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';

/** A NATS server for tests: it lets every client connect, keeps what they send, line by line, and passes nothing on. */
export async function fakeNatsServer() {
  const lines: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const received = bytes.toString().split('\r\n');
      lines.push(...received);
      for (const line of received) if (line === 'PING') socket.write('PONG\r\n');
    });
    socket.write('INFO {"server_id":"test","version":"2.10.0","max_payload":1048576}\r\n');
  });

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    lines,
    url: `nats://someone:secret@127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
