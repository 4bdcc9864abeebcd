import { pictureTypes, playableTypes } from '@callboard/api-contract/attachments';

/** Type of a file that is not to be opened by itself. */
const anyBytes = 'application/octet-stream';

/** Other names for types that the viewer plays. */
const sameTypes: Readonly<Record<string, string>> = {
  'audio/x-m4a': 'audio/mp4',
  'video/x-m4v': 'video/mp4',
  'audio/vnd.wave': 'audio/wav',
  'audio/x-wav': 'audio/wav',
};

/** Type of a file's content, by its first bytes and never by its name. */
export async function contentTypeOf(path: string): Promise<string> {
  // Loaded when a file is first sent: it takes a quarter of a second.
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  const type = found?.mime.split(';', 1)[0] ?? anyBytes;
  return sameTypes[type] ?? type;
}

/** The type as which a file is sent: of those that browsers only show or play, or bare bytes. */
export function sentType(type: string): string {
  return isPictureType(type) || isPlayable(type) ? type : anyBytes;
}

export function isPictureType(type: string): type is (typeof pictureTypes)[number] {
  return pictureTypes.some((known) => known === type);
}

export function isPlayable(type: string): boolean {
  return playableTypes.some((known) => known === type);
}
