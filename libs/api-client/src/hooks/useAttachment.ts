import type { Attachment } from '@callboard/api-contract';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { attachments } from '../endpoints/attachments';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { useRefetch } from './useRefetch';

/** One attachment, with addresses that work for some minutes (clause 7.15). */
export function useAttachment(hashcode: string | undefined): Loaded<Attachment> {
  const loaded = attachments.useAttachmentQuery(hashcode ? hashcode : skipToken);
  const refetch = useRefetch(loaded);
  const { currentData: data, error, isFetching } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading: isFetching && data === undefined, refetch };
}
