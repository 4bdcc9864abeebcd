import { randomUUID } from 'node:crypto';
import { spawn, spawnSync } from 'node:child_process';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { connectedSocket, listen } from '../../testKit/socketClient';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

// A package of the system is one of the system's own Python, which need not be the first on the path.
const python = ['python3', '/usr/bin/python3'].find(
  (command) => spawnSync(command, ['-c', 'import websockets']).status === 0,
);
if (python === undefined) {
  process.stdout.write('No foreign client is tested: Python has no package websockets on this machine.\n');
}

/** Prints each message as a line, and at last why the connection was closed. */
const program = `
import asyncio, sys, websockets
async def read(address):
    async with websockets.connect(address) as socket:
        try:
            async for message in socket:
                print(message, flush=True)
        except websockets.ConnectionClosed:
            pass
        finally:
            await socket.wait_closed()
            print('closed', socket.close_code, flush=True)
asyncio.run(read(sys.argv[1]))
`;

describe.runIf(python !== undefined)('[7.48] a client that others wrote, Python’s websockets', () => {
  let api: TestApi;
  let address: string;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    address = await listen(api);
    admin = await api.loginAs('showquest', 'admin');
  });
  afterAll(() => api.close());

  function startClient({ token }: TestClient, after?: string) {
    const query = new URLSearchParams({ token, domain: 'showquest', ...(after !== undefined && { after }) });
    const child = spawn(python ?? 'python3', ['-c', program, `${address}?${query}`], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const lines: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
    onTestFinished(() => void child.kill());
    return { lines, kill: () => child.kill('SIGKILL') };
  }

  const payloads = (lines: readonly string[]) =>
    lines.map((line) => {
      // Frames of our own server, by its contract.
      const { payload } = JSON.parse(line) as { payload: { code: string } };
      return payload;
    });

  async function makeRegion(): Promise<void> {
    const answer = await admin.call('POST', 'callboard/regions', { name: `Region ${randomUUID()}` });
    expect(answer.status).toBe(201);
  }

  it('reads the same pushes as ours, and goes on after a cut', async () => {
    const own = await connectedSocket({ to: address, token: admin.token });
    const foreign = startClient(admin);
    await expect.poll(() => foreign.lines.length).toBe(1);
    await makeRegion();
    await makeRegion();
    await expect.poll(() => foreign.lines.length).toBe(3);
    expect(payloads(foreign.lines)).toEqual(own.got);
    foreign.kill();
    // As above.
    const { position } = JSON.parse(foreign.lines.at(-1) ?? '') as { position: string };
    await makeRegion();
    const again = startClient(admin, position);
    await expect.poll(() => again.lines.length).toBe(2);
    expect(payloads(again.lines)).toEqual([own.got.at(-1), { code: 'connected' }]);
  });

  it('is closed with a code that it understands', async () => {
    const user = await api.loginAs('showquest', 'staff');
    const { lines } = startClient(user);
    await expect.poll(() => lines.length).toBe(1);
    await user.call('POST', 'user/actions', { action: 'logout', data: {} });
    await expect.poll(() => lines.at(-1)).toBe('closed 4401');
    expect(payloads(lines.slice(1, 2))).toMatchObject([{ code: 'session.ended' }]);
  });
});
