import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readSettings } from '../settings';
import { startTestDatabase, type TestDatabase } from '../../testKit/startTestDatabase';
import { warnAtStart } from './warnAtStart';

let test: TestDatabase;
let first: string;
let second: string;
beforeAll(async () => {
  test = await startTestDatabase();
  first = await mkdtemp(join(tmpdir(), 'callboard-first-'));
  second = await mkdtemp(join(tmpdir(), 'callboard-second-'));
});
afterAll(async () => {
  await test.drop();
  for (const folder of [first, second]) await rm(folder, { recursive: true });
});

const bucket = {
  CALLBOARD_S3_ENDPOINT: 'http://127.0.0.1:1',
  CALLBOARD_S3_BUCKET: 'files',
  CALLBOARD_S3_KEY: 'key',
  CALLBOARD_S3_SECRET: 'secret',
};

async function warningsOf(folder: string, variables: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const warnings: string[] = [];
  const settings = readSettings({ CALLBOARD_DATA: folder, DATABASE_URL: test.url, ...variables }, folder);
  await warnAtStart(test.database, settings, {
    warn: (sentence: unknown) => void warnings.push(String(sentence)),
  });
  return warnings;
}

it('reports to a second process that the files lie in the data folder of the first', async () => {
  expect(await warningsOf(first)).toEqual([]);
  const missing = expect.stringMatching(/^Files that were sent to another process are missing here/);
  expect(await warningsOf(second)).toEqual([missing]);
  expect(await warningsOf(first)).toEqual([]);
  expect(await warningsOf(second, bucket)).toEqual([]);
});

it('reports in production that files and mails stay on this machine', async () => {
  const production = { NODE_ENV: 'production' };
  expect(await warningsOf(first, production)).toEqual([
    expect.stringMatching(/^No mail is sent: SMTP_URL is not set/),
    expect.stringMatching(/^Files lie in .*, which no other machine can read/),
  ]);
  expect(await warningsOf(first, { ...production, ...bucket, SMTP_URL: 'smtp://mail.test' })).toEqual([]);
});
