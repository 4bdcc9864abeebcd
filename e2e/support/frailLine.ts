import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that counts what is sent over it, and stands still at given marks until it is cut. */
export interface FrailLine {
  port: number;
  /** Bytes that the page has sent so far. */
  sent: () => number;
  /** Resolves when the line stands still at its next mark. */
  stopped: () => Promise<void>;
  /** Ends what stands still; new connections go on to the next mark. */
  cut: () => void;
  close: () => void;
}

/** Opens one to a port. `marks` are counts of bytes, rising. */
export async function openFrailLine(to: number, marks: readonly number[]): Promise<FrailLine> {
  const ahead = [...marks];
  const open = new Set<Socket>();
  let sent = 0;
  let stopped: Socket | undefined;
  let markStopped = () => {};
  let whenStopped = new Promise<void>((resolve) => (markStopped = resolve));

  const server = createServer((page) => {
    const far = connect(to, '127.0.0.1');
    for (const [socket, other] of [
      [page, far],
      [far, page],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    far.pipe(page);
    far.on('drain', () => page !== stopped && page.resume());
    page.on('data', (bytes) => {
      sent += bytes.length;
      if (!far.write(bytes)) page.pause();
      const [mark] = ahead;
      if (mark === undefined || sent < mark) return;
      ahead.shift();
      stopped = page;
      page.pause();
      markStopped();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No free port.');

  return {
    port: address.port,
    sent: () => sent,
    stopped: () => whenStopped,
    cut() {
      whenStopped = new Promise((resolve) => (markStopped = resolve));
      stopped?.destroy();
      stopped = undefined;
    },
    close() {
      server.close();
      for (const socket of open) socket.destroy();
    },
  };
}
