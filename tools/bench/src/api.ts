import { fileURLToPath } from 'node:url';
import { launch, type Running } from './processes';

const main = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));

/** The built API under measurement: seeded, without rate limits and shedding, quiet. */
export async function startApi(options: {
  port: number;
  databaseUrl?: string;
  dataFolder?: string;
  env?: Readonly<Record<string, string>>;
}): Promise<{ origin: string; running: Running }> {
  const { port, databaseUrl, dataFolder, env: extra } = options;
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    PORT: String(port),
    HOST: '127.0.0.1',
    NODE_ENV: 'production',
    CALLBOARD_SEED: '1',
    CALLBOARD_SEED_PASSWORD: 'Callboard1',
    CALLBOARD_SECRET_KEY: Buffer.alloc(32, 7).toString('base64'),
    CALLBOARD_RATE_LIMIT: '0',
    CALLBOARD_MAX_DELAY_MS: '0',
    CALLBOARD_SOCKET_PORT: '0',
    CALLBOARD_DRAIN_MS: '0',
    LOG_LEVEL: 'error',
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATABASE_URL: '' }),
    ...(dataFolder ? { CALLBOARD_DATA: dataFolder } : {}),
    ...extra,
  };
  const running = await launch({
    command: process.execPath,
    args: [main],
    env,
    readyUrl: `${origin}/readyz`,
    // A season takes its minutes on a busy machine.
    timeoutMs: 400_000,
  });
  return { origin, running };
}

/** The headers of a user who is signed in. */
export async function apiSession(
  origin: string,
  tenant: string,
  role: string,
): Promise<Record<string, string>> {
  const response = await fetch(`${origin}/api/v21/system/user/actions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Domain: tenant },
    body: JSON.stringify({
      action: 'login',
      data: { email: `${role}@${tenant}.test`, password: 'Callboard1', domain: tenant },
    }),
  });
  const answer: { data: { authorization: { token: string } } } = await response.json();
  return { Authorization: `Token ${answer.data.authorization.token}`, Domain: tenant };
}
