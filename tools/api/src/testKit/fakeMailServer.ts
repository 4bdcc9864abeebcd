import { createServer, type Socket } from 'node:net';
import * as v from 'valibot';

/** A mail server for tests: it takes every mail and stores what it received, line by line. */
export async function fakeMailServer(at = 0) {
  const lines: string[] = [];
  const server = createServer(receive);

  function receive(socket: Socket): void {
    let rest = '';
    let isData = false;
    const send = (line: string) => socket.write(`${line}\r\n`);
    socket.on('error', () => undefined);
    socket.on('data', (bytes) => {
      const found = `${rest}${bytes.toString()}`.split('\r\n');
      rest = found.pop() ?? '';
      for (const line of found) {
        lines.push(line);
        if (isData && line !== '.') continue;
        isData = line === 'DATA';
        send(isData ? '354 go on' : '250 ok');
      }
    });
    send('220 mail.test');
  }

  await new Promise<void>((resolve) => server.listen(at, '127.0.0.1', resolve));
  const { port } = v.parse(v.object({ port: v.number() }), server.address());
  return {
    lines,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
