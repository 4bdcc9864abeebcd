import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { isLong } from '../../vitest/tiers.mjs';
import type { Result } from './createRecorder';
import { reportOf, reportText } from './report';
import { runSuite } from './runSuite';

const password = 'Callboard1';
const baseUrl = inject('apiUrl');

/** The tests of the API itself try every collection: here one of several stands for the others, but in the long run. */
const oneOf = (several: number): readonly CollectionName[] =>
  isLong
    ? collectionNames
    : collectionNames
        .filter((name) => !collectionNamed(name).never?.includes('create'))
        .filter((_name, index) => index % several === 0);

describe.each([
  { version: 21, domain: 'showquest', collections: oneOf(3) },
  { version: 2, domain: 'rockquest', collections: oneOf(9) },
])('[7.1]-[7.47] our own API at version $version', ({ version, domain, collections }) => {
  let results: Result[];
  beforeAll(async () => {
    const account = { email: `admin@${domain}.test`, password };
    results = await runSuite({ baseUrl, domain, ...account, versions: [version], collections });
  });

  it('passes', () => {
    const failed = results.filter(({ status }) => status === 'failed');
    expect(failed, reportText(reportOf(baseUrl, domain, failed))).toEqual([]);
  });

  it('is checked in every collection that is made by a create', () => {
    const made = results.filter(({ check, status }) => check === 'delete.gone' && status === 'passed');
    expect(made.length).toBeGreaterThan(collections.length / 2);
    // A view names a list, and a voucher needs one of two amounts: rules of the API's own.
    const notMade = results.filter(({ check, refusal }) => check === 'create.answer' && refusal);
    expect(
      notMade.map(({ collection }) => collection),
      JSON.stringify(notMade, null, 2),
    ).toEqual((['savedViews', 'vouchers'] as const).filter((name) => collections.includes(name)));
  });
});

it('checks as a user who can only read, and names what they cannot do', async () => {
  const collections: CollectionName[] = ['venues', 'tags', 'announcements'];
  const account = { email: 'judge@showquest.test', password };
  const results = await runSuite({ baseUrl, domain: 'showquest', ...account, versions: [21], collections });
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
  const skipped = results.find(
    ({ check, collection }) => check === 'create.values' && collection === 'venues',
  );
  expect(skipped).toMatchObject({ status: 'skipped', reason: 'judge cannot create it' });
  expect(results).toContainEqual(
    expect.objectContaining({ check: 'refuse.forbidden', collection: 'venues', status: 'passed' }),
  );
});

it('ends with one failure where no one can sign in', async () => {
  const account = { email: 'no.such.user@example.org', password };
  const results = await runSuite({ baseUrl, domain: 'showquest', ...account, versions: [21] });
  const failed = results.filter(({ status }) => status === 'failed');
  expect(failed.map(({ check }) => check)).toEqual(['session.login']);
});

it('ends with failures where no API answers', async () => {
  const account = { email: 'admin@showquest.test', password };
  const results = await runSuite({
    baseUrl: 'http://127.0.0.1:9',
    domain: 'showquest',
    ...account,
    versions: [21],
  });
  expect(results.map(({ check, status }) => `${check} ${status}`)).toEqual([
    'start.arguments failed',
    'start.domains failed',
    'session.login failed',
  ]);
  expect(results[0]?.failures[0]?.got).toMatch(/no answer/);
});
