import type { Attachment } from '@callboard/api-contract';
import { attachments } from '../endpoints/attachments';
import type { Loaded } from './loaded';
import { problemOf } from './problemOf';
import { useRefetch } from './useRefetch';

/** The files of a record, `{type}.{id}`, newest first. */
export function useAttachments(parent: string): Loaded<{ results: Attachment[]; count: number }> {
  const loaded = attachments.useAttachmentsQuery(parent);
  const refetch = useRefetch(loaded);
  const { currentData: data, error, isFetching } = loaded;
  const problem = error === undefined || isFetching ? undefined : problemOf(error);
  return { data, problem, isFetching, isLoading: isFetching && data === undefined, refetch };
}
