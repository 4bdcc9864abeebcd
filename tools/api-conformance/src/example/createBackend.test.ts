import { once } from 'node:events';
import { afterEach, expect, it } from 'vitest';
import { reportOf, reportText } from '../report';
import { runSuite } from '../runSuite';
import { createBackend } from './createBackend';

const account = { email: 'aroha@example.org', password: 'Kowhai-9' };
const collections = ['regions', 'venues', 'tags'] as const;
/** More venues than fit on a page, some of them with the same values. */
const venues = Array.from({ length: 60 }, (_, index) => ({
  name: `Hall ${index}`,
  town: ['Ōtaki', 'Levin', null][index % 3],
  capacity: index % 4 === 0 ? null : 40 * (index % 7),
  time_zone: 'Pacific/Auckland',
}));
const records = {
  regions: [{ name: 'Waikato', position: 3 }, { name: 'Ōtago' }],
  venues,
  tags: [{ name: 'Late' }],
};
const server = createBackend({ tenant: 'showquest', ...account, records });
afterEach(() => void server.close());

it('[7.1]-[7.24] a small backend keeps the contract, in each collection that it serves', async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const results = await runSuite({ baseUrl, domain: 'showquest', ...account, collections });
  const failed = results.filter(({ status }) => status === 'failed');
  expect(failed, reportText(reportOf(baseUrl, 'showquest', failed))).toEqual([]);
  for (const collection of collections)
    expect(results).toContainEqual(
      expect.objectContaining({ check: 'delete.bulk', collection, status: 'passed' }),
    );
});
