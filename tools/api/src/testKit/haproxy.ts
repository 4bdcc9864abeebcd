import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../engine/database/embedded/postmaster';
import { untilAnswers } from './untilAnswers';

const run = promisify(execFile);
const shipped = join(import.meta.dirname, '../../deploy/proxies/haproxy.cfg');

/**
 * Whether there is a proxy to test with: its package is called `haproxy`. Its certificate is made by openssl, and only on Linux does each
 * browser of a test have an address of its own without more.
 */
export const hasHaproxy =
  process.platform === 'linux' &&
  spawnSync('haproxy', ['-v']).status === 0 &&
  spawnSync('openssl', ['version']).status === 0;

/** HAProxy in front of some processes. */
export interface Haproxy {
  /** Where browsers call it, by HTTPS. */
  origin: string;
  /** The certificate that they trust. */
  certificate: string;
  /** Its own log: when it stopped to use a process, and why. */
  log(): string;
  stop(): Promise<void>;
}

/** Starts HAProxy with the configuration that is delivered, of which only ports, addresses and the folder of certificates differ. */
export async function startHaproxy(origins: readonly string[]): Promise<Haproxy> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-haproxy-'));
  const [plainPort, port] = [await freePort(), await freePort()];
  const certificate = await writeCertificate(folder);
  const servers = origins.map((origin, nth) => `server web${nth + 1} ${new URL(origin).host}`);
  const replaced = {
    'bind :8080': `bind 127.0.0.1:${plainPort}`,
    'bind :8443 ': `bind 127.0.0.1:${port} `,
    ' /certificates/ ': ` ${join(folder, 'certificates')}/ `,
    'server-template web 2 web:3000 resolvers containers init-addr last,libc,none': servers.join('\n  '),
  };
  let configuration = await readFile(shipped, 'utf8');
  for (const [text, own] of Object.entries(replaced)) {
    if (configuration.split(text).length !== 2) throw new Error(`haproxy.cfg has not one "${text}".`);
    configuration = configuration.replace(text, own);
  }
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configuration);
  // Without a master and without a daemon: one process, which ends with its signal.
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit');
  await Promise.race([
    untilAnswers(port),
    ended.then(() => Promise.reject(new Error(`HAProxy did not start.\n${output}`))),
  ]);
  return {
    origin: `https://127.0.0.1:${port}`,
    certificate,
    log: () => output,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** A certificate of this machine's own for a day, and its key, in the file that HAProxy reads both from. */
async function writeCertificate(folder: string): Promise<string> {
  const [key, certificate] = [join(folder, 'key.pem'), join(folder, 'certificate.pem')];
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=IP:127.0.0.1'];
  await run('openssl', ['req', '-x509', ...kind, ...names, '-keyout', key, '-out', certificate]);
  const text = await readFile(certificate, 'utf8');
  await mkdir(join(folder, 'certificates'));
  await writeFile(join(folder, 'certificates', 'all.pem'), text + (await readFile(key, 'utf8')));
  return text;
}
