import { createFakeApi, type FakeApi } from './createFakeApi';

/** For a story's `beforeEach`: replaces `fetch` with an in-memory API until the story ends. */
export function answerWith(given: Parameters<typeof createFakeApi>[0], prepare?: (api: FakeApi) => void) {
  return () => {
    const own = globalThis.fetch;
    const api = createFakeApi(given);
    prepare?.(api);
    globalThis.fetch = api.fetch;
    return () => {
      globalThis.fetch = own;
    };
  };
}

/** For a story's `beforeEach`: the server never answers. */
export function answerNothing() {
  const own = globalThis.fetch;
  globalThis.fetch = () => new Promise(() => undefined);
  return () => {
    globalThis.fetch = own;
  };
}
