import { expect, it } from 'vitest';
import { changesBy } from '../realTree.js';
import generateKind from './generator.js';

it('makes one file in the contract and one of the web, and a line in each registry', async () => {
  const changes = await changesBy((tree) => generateKind(tree, { name: 'post code' }));
  expect(changes.map(({ type, path }) => `${type} ${path}`).sort()).toEqual([
    'CREATE libs/api-contract/src/fields/kinds/postCode.ts',
    'CREATE libs/records/src/kinds/postCode.test.ts',
    'CREATE libs/records/src/kinds/postCode.ts',
    'UPDATE libs/api-contract/src/fields/kinds.test.ts',
    'UPDATE libs/api-contract/src/fields/kinds.ts',
    'UPDATE libs/api-contract/src/index.ts',
    'UPDATE libs/records/src/kinds/webKinds.ts',
  ]);
  for (const path of ['fields/kinds.ts', 'kinds/webKinds.ts']) {
    const registry = changes.find((change) => change.path.endsWith(path))?.content?.toString();
    expect(registry).toMatch(/^ {2}postCode: postCodeKind,$/m);
    expect(registry).toMatch(/^import \{ postCodeKind \} from '.*\/postCode';$/m);
  }
});

it('refuses a kind that is there already', async () => {
  await expect(changesBy((tree) => generateKind(tree, { name: 'duration' }))).rejects.toThrow(
    'is there already',
  );
});
