import { lazyMiddleware, rootReducer, sessionLeft } from '@callboard/app-state';
import type { Middleware } from '@reduxjs/toolkit';
import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { CallTag, CollectionName, Problem } from '@callboard/api-contract';
import type { ApiRequest } from './request/ApiRequest';
import { sendLoaded, sendRequest } from './request/sendRequest';

/** Parts of a response besides its body. */
export interface AnswerMeta {
  changeSet: string | null;
}

/**
 * The tags of cached responses: records of a collection, files of a record, the history of one, the user's account, or what a call reads
 * that is no collection.
 */
export type TagType = CollectionName | CallTag | 'account' | 'attachments' | 'changes';

const tagTypes: readonly TagType[] = [];

// An object type with no members is what RTK Query calls "no extra options".
type NoOptions = Record<never, never>;

/** A request, or the promise of one that waits for its declaration. */
type AnyRequest = ApiRequest | Promise<ApiRequest>;

const baseQuery: BaseQueryFn<AnyRequest, unknown, Problem, NoOptions, AnswerMeta> = async (
  request,
  { signal },
) => {
  const send = (loaded: ApiRequest) => sendRequest({ ...loaded, signal });
  const answer = await sendLoaded(Promise.resolve(request), {}, send);
  if (!answer.ok) return { error: answer.problem };
  return { data: answer.body ?? null, meta: { changeSet: answer.changeSet } };
};

/**
 * How the server is called and how long responses are cached. It has no endpoints of its own, so that the login page loads none: those
 * of the collections, actions and queries are injected.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes,
  keepUnusedDataFor: 60,
  // A screen that opens shows cached data, and refetches what is older than this many seconds.
  refetchOnMountOrArgChange: 10,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});

/** Clears the cache when a session ends, before anything of the next one is rendered. */
const resetWithSession: Middleware =
  ({ dispatch }) =>
  (next) =>
  (action) => {
    if (sessionLeft.match(action)) dispatch(api.util.resetApiState());
    return next(action);
  };

// This library loads after the login, when the store already exists: `ApiCache` adds these to the store.
rootReducer.inject(api);
lazyMiddleware.addMiddleware(resetWithSession, api.middleware);
