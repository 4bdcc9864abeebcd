import { uploadLimits } from '@callboard/api-contract/attachments';
import { formatBytes } from '../format/formatBytes';
import { messages } from '../messages';

export interface FileRules {
  /** As the HTML attribute `accept`: extensions and types, such as `.pdf,image/*`. */
  accept?: string | undefined;
  /** @default the server's limit */
  maxBytes?: number | undefined;
  /** How many more files can be added. */
  room?: number | undefined;
}

/** Returns the files that can be uploaded, and a message for each rejected file. */
export function checkFiles(
  files: readonly File[],
  { accept, maxBytes = uploadLimits.maxFileBytes, room }: FileRules,
): { taken: File[]; refusals: string[] } {
  const refusals: string[] = [];
  const valid = files.filter((file) => {
    const refusal = refusalOf(file, accept, maxBytes);
    if (refusal !== undefined) refusals.push(refusal);
    return refusal === undefined;
  });
  if (room === undefined || valid.length <= room) return { taken: valid, refusals };
  return { taken: valid.slice(0, room), refusals: [...refusals, messages.tooMany(room)] };
}

function refusalOf(file: File, accept: string | undefined, maxBytes: number): string | undefined {
  if (file.size === 0) return messages.emptyFile(file.name);
  if (accept !== undefined && !isAccepted(file, accept))
    return messages.wrongType(file.name, typeNames(accept));
  if (file.size > maxBytes) return messages.tooLarge(file.name, formatBytes(maxBytes));
  return undefined;
}

function isAccepted({ name, type }: File, accept: string): boolean {
  return accept.split(',').some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith('.')) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith('/*')) return type.startsWith(wanted.slice(0, -1));
    return type === wanted;
  });
}

/** 'PNG, JPEG, GIF' of 'image/png,image/jpeg,image/gif'. */
function typeNames(accept: string): string {
  return accept
    .split(',')
    .map((part) =>
      part
        .trim()
        .replace(/^\.|\/\*$|^.*\/(?!\*)/g, '')
        .toUpperCase(),
    )
    .join(', ');
}
