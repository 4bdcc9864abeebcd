import { sentences } from '@callboard/api-contract/sentences';
import { randomBytes } from 'node:crypto';
import { badRequest } from '../problems';
import type { NewAttachment } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { contentTypeOf, isPictureType } from './contentType';
import { measured, type Measure } from './incoming';
import type { KnownBy, ReceivedFile, Sender } from './receivedFile';
import { isRedrawn, redrawFile, redrawPicture } from './pictures';
import { pictureGroup } from './picturesOfRecords';
import { parentOf } from './readFacts';

/** A file that can be stored, and its row. */
export interface PreparedFile {
  row: NewAttachment;
  given: Measure;
  parts: readonly (readonly [part: string, path: string])[];
}

/** Photos of which nothing here can take out where they were taken. */
const unreadablePhotos = ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'];

/** Prepares a file, before anything is stored. */
export async function prepareFile(
  tools: AttachmentTools,
  sender: Sender,
  { path, facts }: ReceivedFile,
  { upload }: KnownBy,
): Promise<PreparedFile> {
  const type = await contentTypeOf(path);
  const given = await measured(path);
  const subtype = facts.subtype_code;
  const isOfRecord = facts.group === pictureGroup && facts.parent !== undefined;
  if ((subtype === 'simple_avatar' || isOfRecord) && !isPictureType(type))
    throw badRequest(sentences.notPicture());
  if (unreadablePhotos.includes(type)) throw badRequest(sentences.heicPhoto());
  const { maxPixels } = tools.limits;
  const pictures = isPictureType(type) ? await redrawPicture({ path, type, subtype }, maxPixels) : null;
  const file = isRedrawn(type) ? await redrawFile(path, type, maxPixels) : path;
  const whole = pictures?.file ?? file;
  const measures = whole === path ? given : await measured(whole);
  const row: NewAttachment = {
    user: sender.actor?.user ?? null,
    name: facts.name,
    ...measures,
    type,
    subtype,
    group: facts.group || null,
    alt: facts.alt ?? null,
    parent: parentOf(facts),
    storageKey: randomBytes(16).toString('hex'),
    hasPictures: pictures !== null,
    upload: upload ?? null,
    uploadSize: upload === undefined ? null : given.size,
    source: sender.source,
  };
  return { row, given, parts: Object.entries(pictures ?? { file }) };
}
