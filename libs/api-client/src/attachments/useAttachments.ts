import { limits } from '@callboard/api-contract';
import type { Attachment } from '@callboard/api-contract/attachments';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useCallback } from 'react';
import { useDispatch } from 'react-redux';
import { api } from '../api';
import type { Loaded } from '../collections/CollectionHooks';
import type { CacheDispatch } from '../collections/optimisticPatch';
import { useCurrent } from '../collections/useLoaded';
import { allTags, filesTag } from '../collections/tags';
import { loadQuery } from '../declarations/loadQuery';
import { queryRequest } from '../queries/readQuery';
import { mediaAddress } from './mediaAddress';

/** One attachment, with URLs that are valid for some minutes (clause 7.15). */
export function useAttachment(hashcode: string | undefined): Loaded<Attachment> {
  return useCurrent(attachments.useGetAttachmentQuery(hashcode ? hashcode : skipToken));
}

/** The files of a record, `{type}.{id}`, newest first. */
export function useAttachments(parent: string): Loaded<{ results: Attachment[]; count: number }> {
  return useCurrent(attachments.useListAttachmentsQuery(parent));
}

/** Refetches the visible files of a record; also after the caller has been unmounted. */
export function useRefreshFiles(parent: string): () => void {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(() => {
    dispatch(api.util.invalidateTags([filesTag(parent), 'changes']));
  }, [dispatch, parent]);
}

/** Refetches all visible records: for a change that no write of a collection makes, such as a new picture. */
export function useRefreshRecords(): () => void {
  const dispatch = useDispatch<CacheDispatch>();
  return useCallback(() => {
    dispatch(api.util.invalidateTags([...allTags]));
  }, [dispatch]);
}

/** The endpoints of files. Their URLs expire, so responses are cached only briefly. */
const attachments = api.injectEndpoints({
  endpoints: (build) => ({
    getAttachment: build.query<Attachment, string>({
      query: async (hashcode) => ({
        ...queryRequest(await loadQuery('attachment'), { hashcode }),
        isQuiet: true,
      }),
      transformResponse: withOwnAddresses,
    }),
    listAttachments: build.query<{ results: Attachment[]; count: number }, string>({
      query: async (parent) => {
        const query = await loadQuery('attachmentsOfRecord');
        return queryRequest(query, { parent, page_size: String(limits.maxPageSize) });
      },
      transformResponse: ({ results, count }: { results: Attachment[]; count: number }) => ({
        results: results.map(withOwnAddresses),
        count,
      }),
      providesTags: (_answer, _problem, parent) => [filesTag(parent)],
    }),
  }),
});

/** The same attachment with absolute URLs; those on another host than the API are left out. */
function withOwnAddresses(sent: Attachment): Attachment {
  const { qed_model: shown, pictures, view_url: view } = sent;
  return {
    ...sent,
    qed_model: { ...shown, url: mediaAddress(shown.url) ?? '' },
    view_url: mediaAddress(view) ?? null,
    pictures: pictures && {
      small: mediaAddress(pictures.small) ?? '',
      medium: mediaAddress(pictures.medium) ?? '',
      large: mediaAddress(pictures.large) ?? '',
    },
  };
}
