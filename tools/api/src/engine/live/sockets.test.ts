import { EventEmitter, once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import WebSocket, { WebSocketServer } from 'ws';
import { pingUntilClosed } from './pingUntilClosed';
import { sendTexts, sendTextsIfReading } from './sendTexts';

afterEach(() => void vi.useRealTimers());

/** Both ends of a connection. */
async function pair(): Promise<{ server: WebSocket; client: WebSocket }> {
  const listening = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  await once(listening, 'listening');
  // It listens on a port, not on a socket file.
  const { port } = listening.address() as AddressInfo;
  const client = new WebSocket(`ws://127.0.0.1:${port}`);
  onTestFinished(() => {
    client.terminate();
    listening.close();
  });
  const [server] = await once(listening, 'connection');
  await once(client, 'open');
  return { server, client };
}

it('[7.48] drops a client that does not read', async () => {
  const { server, client } = await pair();
  client.pause();
  const dropped = once(server, 'close');
  const texts = ['x'.repeat(1_000_000)];
  let sent = 0;
  for (; server.readyState === WebSocket.OPEN && sent < 1_000; sent += 1) {
    sendTexts(server, texts);
    await new Promise(setImmediate);
  }
  await dropped;
  expect(sent).toBeLessThan(1_000);
  sendTexts(server, texts);
  expect(server.bufferedAmount).toBeLessThan(3_000_000);
});

it('[7.48] sends nothing that is soon over to a client that does not read', async () => {
  const { server, client } = await pair();
  const got: string[] = [];
  client.on('message', (data) => got.push(String(data).slice(0, 5)));
  sendTextsIfReading(server, ['first']);
  await once(client, 'message');
  client.pause();
  // More than a network stores, and less than what a client is dropped for.
  while (server.bufferedAmount <= 65_536) {
    sendTexts(server, ['x'.repeat(50_000)]);
    await new Promise(setImmediate);
  }
  sendTextsIfReading(server, ['never']);
  sendTexts(server, ['last']);
  client.resume();
  await expect.poll(() => got.at(-1)).toBe('last');
  expect(got).not.toContain('never');
});

it('[7.48] drops a client that does not answer, within a minute', () => {
  vi.useFakeTimers();
  const socket = Object.assign(new EventEmitter(), { ping: vi.fn(), terminate: vi.fn() });
  // Of a socket only these are used.
  pingUntilClosed(socket as unknown as WebSocket);
  vi.advanceTimersByTime(30_000);
  socket.emit('pong');
  vi.advanceTimersByTime(30_000);
  expect(socket.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(30_000);
  expect(socket.terminate).toHaveBeenCalledTimes(1);
});
