import { createApi, type BaseQueryFn } from '@reduxjs/toolkit/query/react';
import type { Problem } from '@callboard/api-contract';
import type { ApiRequest } from './request/apiRequest';
import { sendRequest } from './request/sendRequest';

/** What an answer brings beside its body. */
export interface AnswerMeta {
  changeSet: string | null;
}

// An object type with no members is what RTK Query calls "no extra options".
type NoOptions = Record<never, never>;

const baseQuery: BaseQueryFn<ApiRequest, unknown, Problem, NoOptions, AnswerMeta> = async (
  request,
  { signal },
) => {
  const answer = await sendRequest({ ...request, signal });
  if (!answer.ok) return { error: answer.problem };
  return { data: answer.body ?? null, meta: { changeSet: answer.changeSet } };
};

/**
 * What there is to ask and how long answers are kept; `CacheProvider` keeps them. It has no endpoints of its own: those who read
 * and write bring them.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: ['List', 'Record', 'Referring', 'Changes'],
  keepUnusedDataFor: 60,
  // A screen that opens shows what is cached and fetches anew what is older than this many seconds.
  refetchOnMountOrArgChange: 10,
  refetchOnReconnect: true,
  endpoints: () => ({}),
});
