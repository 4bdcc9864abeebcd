import { apiPrefix } from '@callboard/api-contract';
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runningServer, type RunningServer } from './runningServer';

const run = promisify(execFile);
const script = join(import.meta.dirname, '..', '..', '..', 'scripts', 'callboard.mjs');
const email = 'first.admin@example.test';
const password = 'Tūī sings at 5';
const loginSchema = v.object({ data: v.object({ authorization: v.object({ token: v.string() }) }) });

// A production installation as it begins: the built server, its own embedded and empty database, no user in it. With an external
// one the command is tried in its own test.
describe.runIf(!process.env['DATABASE_URL'])('the first admin of an installation', () => {
  let folder: string;
  let server: RunningServer;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'callboard-first-'));
    // The database's own account has to enter it.
    await chmod(folder, 0o755);
    server = await runningServer(folder);
    await server.start();
    await server.untilReady(120_000);
  }, 180_000);

  afterAll(async () => {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  });

  const command = (...given: string[]) =>
    run(process.execPath, [script, 'admin', ...given], { env: server.variables });
  const act = async (data: object, action: string) =>
    fetch(`${server.origin}${apiPrefix()}user/actions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', domain: 'showquest' },
      body: JSON.stringify({ action, data }),
    });

  test('[6.1] is invited by a command next to the running server, and signs in', async () => {
    expect((await act({ email, password }, 'login')).status).toBe(400);
    const { stdout } = await command('--tenant=showquest', `--email=${email}`, '--name=Aroha Ngata');
    expect(stdout).not.toContain('already');
    const token = /\/login\/activate\/(showquest\.\S{43})\n/.exec(stdout)?.[1];
    const newUser = { first_name: 'Aroha', last_name: 'Ngata', phone: '021 555 0101' };
    const answer = { token, password, confirmPassword: password, ...newUser };
    const activation = await act(answer, 'activate_user');
    expect([activation.status, await activation.json()]).toEqual([
      200,
      { success: true, data: { status: 'complete', mode: 'new', email } },
    ]);
    const login = v.parse(loginSchema, await (await act({ email, password }, 'login')).json());
    const users = await fetch(`${server.origin}${apiPrefix()}user/activations`, {
      headers: { authorization: `Token ${login.data.authorization.token}` },
    });
    expect([users.status, await users.json()]).toMatchObject([200, { count: 1 }]);
  }, 60_000);

  test('a further one is invited as well, and the command reports that there is one', async () => {
    const { stdout } = await command('--tenant=showquest', '--email=second@example.test');
    expect(stdout).toContain('Showquest has an admin already.');
    expect(stdout).toMatch(/\/login\/activate\/showquest\.\S{43}\n/);
  }, 60_000);

  test.each([
    [['--tenant=nowhere', `--email=${email}`], /^There is no tenant 'nowhere': use one of .*showquest\.\n$/],
    [['--tenant=showquest', '--email=nobody'], /^--email=nobody is not an email address\.\n$/],
    [['--tenant=showquest'], /^--tenant and --email are needed\. Use it so: callboard admin .*\n$/],
    [['--everything'], /^Unknown option '--everything'.* Use it so: callboard admin .*\n$/],
  ])(
    'what makes no sense ends with a sentence: %j',
    async (given, sentence) => {
      const failure: unknown = await command(...given).catch((error: unknown) => error);
      expect(failure).toMatchObject({ code: 1, stdout: '', stderr: expect.stringMatching(sentence) });
    },
    60_000,
  );
});
