import { vi } from 'vitest';
import { createFakeApi, type FakeApi } from './createFakeApi';

/** Replaces `fetch` with an in-memory API until `vi.unstubAllGlobals()`. */
export function fakeApi(given: Parameters<typeof createFakeApi>[0]): FakeApi {
  const api = createFakeApi(given);
  vi.stubGlobal('fetch', api.fetch);
  return api;
}
