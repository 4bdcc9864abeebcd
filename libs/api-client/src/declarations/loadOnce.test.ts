// @vitest-environment node
import { expect, it, vi } from 'vitest';
import { loadOnce } from './loadOnce';

it('imports a part once for all callers, and again after an error', async () => {
  const load = vi.fn(() => Promise.resolve('part'));
  load.mockImplementationOnce(() => Promise.reject(new Error('No network')));
  const fetchPart = loadOnce(load);
  const first = [fetchPart(), fetchPart()];
  for (const call of first) await expect(call).rejects.toThrow('No network');
  expect(load).toHaveBeenCalledTimes(1);
  expect(await Promise.all([fetchPart(), fetchPart(), fetchPart()])).toEqual(['part', 'part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});
