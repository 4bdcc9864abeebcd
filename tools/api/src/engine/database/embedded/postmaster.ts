import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, openSync, statSync, truncateSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import type { ServerPlace } from './serverPlace';

export interface Postmaster {
  pid: number;
  port: number;
}

/** The server that runs on this data, by its own lock file; null when none does. */
export async function readPostmaster(place: ServerPlace): Promise<Postmaster | null> {
  const text = await readFile(join(place.data, 'postmaster.pid'), 'utf8').catch(() => '');
  const lines = text.split('\n');
  const pid = Number(lines[0]);
  const port = Number(lines[3]);
  return pid > 0 && port > 0 && isAlive(pid) ? { pid, port } : null;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * Starts the server as a process of its own: it outlives a crash of ours, and a Ctrl+C in the terminal reaches only us, who then
 * stop it in order.
 */
export function spawnPostmaster(place: ServerPlace, port: number): ChildProcess {
  const log = openLog(place.log);
  const child = spawn(join(place.binaries, 'bin', 'postgres'), ['-D', place.data, ...settings(port)], {
    ...place.identity,
    cwd: place.data,
    env: { PATH: process.env['PATH'], TZ: 'UTC' },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  child.unref();
  return child;
}

function settings(port: number): string[] {
  const pairs = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '',
    max_connections: 200,
    shared_memory_type: 'mmap',
    shared_buffers: '128MB',
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    // After a crash only what came since the last checkpoint is read again: a minute's writes, so that it serves within seconds.
    checkpoint_timeout: '60s',
    max_wal_size: '256MB',
    jit: 'off',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Errors of statements quote what people typed: they are ours to report, and stay out of the server's log.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
  };
  return Object.entries(pairs).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function openLog(path: string): number {
  const log = openSync(path, 'a', 0o600);
  if (statSync(path).size > 5_000_000) truncateSync(path);
  return log;
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', resolve);
  });
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (typeof address !== 'object' || !address) throw new Error('The system gave no free port.');
  return address.port;
}
