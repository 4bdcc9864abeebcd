import {
  attachmentListSchema,
  attachmentSchema,
  attachmentPaths,
  type Attachment,
} from '@callboard/api-contract';
import { api } from '../api';
import type { Tag } from './tags';
import { mediaAddress } from '../uploads/mediaAddress';

/** The endpoints of files. Their addresses expire, so that answers are kept for a short while only. */
export const attachments = api.injectEndpoints({
  endpoints: (build) => ({
    attachment: build.query<Attachment, string>({
      query: (hashcode) => ({
        method: 'GET',
        path: attachmentPaths.one(hashcode),
        schema: attachmentSchema,
        isQuiet: true,
      }),
      transformResponse: withOwnAddresses,
    }),
    attachments: build.query<{ results: Attachment[]; count: number }, string>({
      query: (parent) => ({
        method: 'GET',
        path: attachmentPaths.ofRecord(parent),
        schema: attachmentListSchema,
      }),
      transformResponse: ({ results, count }: { results: Attachment[]; count: number }) => ({
        results: results.map(withOwnAddresses),
        count,
      }),
      providesTags: (_answer, _problem, parent) => [filesTag(parent)],
    }),
  }),
});

/** What the list of a record's files shows. */
export function filesTag(parent: string): Tag {
  return { type: 'List', id: `attachments:${parent}` };
}

/** The same attachment, with addresses that can be opened as they are; those that lead elsewhere than to the API are left out. */
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
