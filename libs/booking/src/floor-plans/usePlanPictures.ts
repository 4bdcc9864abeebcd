import { newUuid } from '@callboard/api-client';
import { sendUpload, useAttachments, useRefreshFiles } from '@callboard/api-client/attachments';
import { pictureTypes, type FilePurpose } from '@callboard/api-contract/attachments';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { PlanPictures } from '../editor/planPictures';

const purpose: FilePurpose = 'plan_background';

/** The pictures that a floor plan is traced from: files of its record. */
export function usePlanPictures(hashcode: string): PlanPictures {
  const parent = `${collectionNamed('floorPlans').model}.${hashcode}`;
  const { data } = useAttachments(parent);
  const refresh = useRefreshFiles(parent);
  return {
    accept: pictureTypes.join(','),
    isLoaded: data !== undefined,
    urlOf: (picture) => data?.results.find((file) => file.hashcode === picture)?.pictures?.large,
    async add(file) {
      const outcome = await sendUpload({
        file,
        facts: { name: file.name, subtype_code: 'local_file', group: purpose, parent },
        idempotencyKey: newUuid(),
        signal: new AbortController().signal,
        onProgress: () => {},
      });
      if (!outcome.ok) return { problem: outcome.problem.message };
      refresh();
      return { picture: outcome.uploaded.hashcode };
    },
  };
}
