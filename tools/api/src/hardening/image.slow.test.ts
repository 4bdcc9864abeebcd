import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../engine/database/embedded/postmaster';
import { isLong } from '../testKit/isLong';
import { buildContainerImage, canBuildImages, type ContainerImage } from '../testKit/containerImage';
import { startTestDatabase, type TestDatabase } from '../testKit/startTestDatabase';
import { testAccount } from '../testKit/testAccount';
import { testSession } from '../testKit/testSession';
import { signIn, uploadFile } from './restarts/clientWork';
import { openPlain } from './restarts/openConnection';

const email = 'image@example.test';
const inspectedSchema = v.tuple([
  v.object({ Size: v.number(), Healthcheck: v.object({ Test: v.array(v.string()) }) }),
  v.object({ Size: v.number() }),
]);

if (isLong && !canBuildImages)
  process.stdout.write('The image is not built: podman and debootstrap are not here, or this is not root.\n');

describe.runIf(isLong && canBuildImages)('the image', () => {
  let image: ContainerImage;
  let database: TestDatabase;
  let port: number;
  let inContainer: string[];

  beforeAll(async () => {
    image = await buildContainerImage();
    database = await startTestDatabase();
    port = await freePort();
    const variables = {
      DATABASE_URL: database.url,
      CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
      CALLBOARD_SOCKET_PORT: '0',
      CALLBOARD_DRAIN_MS: '1000',
      HOST: '127.0.0.1',
      PORT: String(port),
    };
    // As in the compose file, but for the network: the database is one of this machine.
    inContainer = [
      ...['--network=host', '--read-only', '--tmpfs=/tmp', '--cap-drop=ALL', '--stop-timeout=40'],
      ...['--security-opt=no-new-privileges', '--volume=image-data:/data'],
      ...Object.entries(variables).map(([name, value]) => `--env=${name}=${value}`),
    ];
  }, 3_600_000);
  afterAll(async () => {
    await image.remove();
    await database.drop();
  }, 300_000);

  const command = (...words: string[]) => image.podman('run', '--rm', ...inContainer, 'callboard', ...words);
  const inWeb = (script: string) => image.podman('exec', 'web', 'sh', '-c', script);

  it('has the server and its packages, no sources, tests or settings of a machine', async () => {
    const files = ['--entrypoint=find', 'callboard', '/callboard', '-path', '*/node_modules', '-prune', '-o'];
    const names = ['*.ts', '*.tsx', '*.test.*', '*.env', '.git'].flatMap((name) => ['-name', name, '-o']);
    expect(await command('--help')).toContain('callboard --worker');
    expect(await image.podman('run', '--rm', ...files, '(', ...names.slice(0, -1), ')', '-print')).toBe('');
    const [own, base] = v.parse(
      inspectedSchema,
      JSON.parse(await image.podman('image', 'inspect', 'callboard', image.base)),
    );
    expect(own.Healthcheck.Test[0]).toBe('CMD');
    // On top of its base, which is larger here than Docker Hub's.
    expect(own.Size - base.Size).toBeLessThan(300e6);
  }, 120_000);

  it('runs commands, requests and jobs as a user who can write to nothing but the data, and ends in order', async () => {
    expect(await command('migrate')).toContain('The database was up to date.');
    expect(await command('admin', '--tenant=showquest', `--email=admin-${email}`)).toContain(
      '/login/activate/',
    );
    const started = performance.now();
    await image.podman('run', '--detach', '--name=web', ...inContainer, 'callboard', '--web');
    await image.podman('run', '--detach', '--name=worker', ...inContainer, 'callboard', '--worker');
    const origin = `http://127.0.0.1:${port}`;
    const isReady = () =>
      fetch(`${origin}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isReady, { timeout: 120_000, interval: 100 }).toBe(true);
    process.stdout.write(`The image answers after ${Math.round(performance.now() - started)} ms.\n`);
    await image.podman('healthcheck', 'run', 'web');

    await testAccount(database, email, ['showquest']);
    const { headers } = await testSession(database.database, 'showquest', ['staff']);
    const connection = openPlain({ origin });
    expect(await signIn(connection, email)).toMatch(/^showquest\./);
    expect((await uploadFile(connection, headers, 'image.bin')).hashcode).not.toBe('');
    connection.close();

    expect(await inWeb('id -u')).toBe('1000\n');
    expect(await inWeb('grep -E "^(CapEff|NoNewPrivs|Seccomp):" /proc/1/status')).toBe(
      'CapEff:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t2\n',
    );
    expect(
      await inWeb('for at in / /etc /callboard /data; do touch $at/probe 2>/dev/null && echo $at; done'),
    ).toBe('/data\n');
    await image.podman('stop', 'web', 'worker');
    const codes = await image.podman('inspect', '--format={{.State.ExitCode}}', 'web', 'worker');
    expect(codes).toBe('0\n0\n');
  }, 300_000);
});
