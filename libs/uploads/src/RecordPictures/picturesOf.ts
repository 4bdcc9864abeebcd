import type { Attachment } from '@callboard/api-contract/attachments';

/** The pictures of a record among its files: the one that stands for it first, then in the order in which they were added. */
export function picturesOf(files: readonly Attachment[]): Attachment[] {
  return files
    .filter(({ group, pictures }) => group === 'picture' && pictures)
    .sort((a, b) => Number(b.is_main) - Number(a.is_main) || a.created.localeCompare(b.created));
}
