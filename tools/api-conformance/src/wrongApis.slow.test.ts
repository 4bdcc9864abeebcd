import type { CollectionName } from '@callboard/api-contract';
import { expect, inject, it } from 'vitest';
import { isLong } from '../../vitest/tiers.mjs';
import { runSuite } from './runSuite';
import { wrongApis } from './testing/doubles.data';
import { startDouble } from './testing/startDouble';

/** With every kind of field. The tenant is one that the tests of the suite do not use. */
const one: readonly CollectionName[] = ['venues'];

const groupOf = ({ finds }: (typeof wrongApis)[number]) => finds[0]?.split('.')[0];
/** The first of each group of checks; the long run tries all of them. */
const tried = isLong
  ? wrongApis
  : wrongApis.filter((each, index) => wrongApis.findIndex((one) => groupOf(one) === groupOf(each)) === index);

it.each(tried)('finds an API that $title', async ({ create, finds, version = 21, collections = one }) => {
  const { url, stop } = await startDouble(inject('apiUrl'), create());
  const results = await runSuite({
    baseUrl: url,
    domain: 'basketball',
    email: 'admin@basketball.test',
    password: 'Callboard1',
    versions: [version],
    collections,
  }).finally(stop);
  const failed = results.filter(({ status }) => status === 'failed').map(({ check }) => check);
  expect([...new Set(failed)].sort()).toEqual([...finds].sort());
});

it('finds nothing where a double changes nothing', async () => {
  const { url, stop } = await startDouble(inject('apiUrl'), (request, forward) => forward(request));
  const results = await runSuite({
    baseUrl: url,
    domain: 'basketball',
    email: 'admin@basketball.test',
    password: 'Callboard1',
    versions: [21, 2],
    collections: [...one, 'mentors'],
  }).finally(stop);
  expect(results.filter(({ status }) => status === 'failed')).toEqual([]);
});
