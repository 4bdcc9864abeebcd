import { hashSync } from '@node-rs/argon2';
import { expect, it } from 'vitest';
import { createHashThread } from './hashThread';

const cost = { memoryCost: 64, timeCost: 1, parallelism: 1 };

it('hashes, and knows a password by its hash', async () => {
  const thread = createHashThread();
  const passwordHash = String(await thread({ password: 'Āporo 1', passwordHash: null, cost }));
  expect(passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=1,p=1\$/);
  expect(await thread({ password: 'Āporo 1', passwordHash, cost })).toBe(true);
  expect(await thread({ password: 'Aporo 1', passwordHash, cost })).toBe(false);
  expect(await thread({ password: 'old', passwordHash: hashSync('old', cost), cost })).toBe(true);
});

it('rejects what is no hash, and goes on with the next', async () => {
  const thread = createHashThread();
  await expect(thread({ password: 'any', passwordHash: 'no hash', cost })).rejects.toThrow();
  expect(await thread({ password: 'any', passwordHash: hashSync('any', cost), cost })).toBe(true);
});
