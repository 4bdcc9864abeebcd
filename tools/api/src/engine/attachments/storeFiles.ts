import { sentences } from '@callboard/api-contract/sentences';
import type { Transaction } from '../database/TenantDatabase';
import { ApiProblem, badRequest, conflict, refused } from '../problems';
import { idempotently, intentOf } from '../records/idempotently';
import { attachmentRows, type AttachmentRow, type NewAttachment } from './attachmentRows';
import type { AttachmentTools } from './attachmentTools';
import { checkPersonalRoom } from './personalRoom';
import { prepareFile, type PreparedFile } from './prepareFile';
import { collectionWithPictures, pictureGroup } from './picturesOfRecords';
import type { KnownBy, ReceivedFile, Sender } from './receivedFile';
import { partKey, removeParts } from './storageKeys';

/** Row that the answer to an upload is made of; stored for a client that sends the same again. */
export type StoredFile = Pick<AttachmentRow, 'hashcode' | 'name' | 'has_pictures'>;

/**
 * Turns received files into attachments, all of them or none: read the bytes → redraw pictures → store → write the rows. A row
 * without its bytes is never visible; bytes without a row are removed here, or by the janitor.
 */
export async function storeFiles(
  tools: AttachmentTools,
  sender: Sender,
  files: readonly ReceivedFile[],
  knownBy: KnownBy,
): Promise<StoredFile[]> {
  const prepared: PreparedFile[] = [];
  for (const file of files) prepared.push(await prepareFile(tools, sender, file, knownBy));
  const database = tools.context.database.forTenant(sender.tenant);
  const all = attachmentRows(sender.tenant, database);
  const bytes = prepared.reduce((sum, { row }) => sum + row.size, 0);
  if ((await all.bytes()) + bytes > tools.limits.maxTenantBytes) throw noRoom();
  if (sender.actor) {
    await checkPersonalRoom(all, tools.limits, sender.actor, { bytes, files: prepared.length });
  }
  const intent = intentOf(
    knownBy.key,
    'POST',
    knownBy.path ?? '',
    prepared.map(({ row, given }) => [
      row.name,
      row.subtype,
      row.group,
      row.parent,
      given.sha256.toString('hex'),
    ]),
  );
  const stored = prepared.map(({ row }) => row.storageKey);
  let needless: readonly string[] = stored;
  let outdated: readonly AttachmentRow[] = [];

  async function insert(transaction: Transaction): Promise<StoredFile[]> {
    const rows = attachmentRows(sender.tenant, transaction);
    const files: StoredFile[] = [];
    for (const { row } of prepared) {
      const inserted = await rows.insert(row);
      if (!inserted) throw conflict(sentences.uploadExists());
      if (row.subtype === 'simple_avatar' && row.parent) {
        await rows.makeAvatarKey();
        outdated = [...outdated, ...(await rows.removeOlderAvatars(row.parent, inserted.hashcode))];
      }
      outdated = [...outdated, ...(await makeRoomForPicture(tools, rows, row, inserted.hashcode))];
      files.push({ hashcode: inserted.hashcode, name: inserted.name, has_pictures: inserted.has_pictures });
    }
    return files;
  }

  try {
    for (const { row, parts } of prepared) {
      for (const [part, path] of parts)
        await tools.store.put(partKey(sender.tenant, row.storageKey, part), path);
    }
    // Once the rows can have been written, only a refusal proves that they were not.
    needless = [];
    const { value } = await database.write({ actor: sender.actor?.user ?? null }, async (transaction) => {
      outdated = [];
      if (!sender.actor) return { files: await insert(transaction), isNew: true };
      let isNew = false;
      const answer = await idempotently(transaction, sender.actor, intent, async () => {
        isNew = true;
        return { status: 200, body: JSON.stringify(await insert(transaction)), headers: {} };
      });
      // Written by JSON.stringify from these very rows, now or when the key was first used.
      return { files: JSON.parse(answer.body) as StoredFile[], isNew };
    });
    needless = value.isNew ? outdated.map((row) => row.storage_key) : stored;
    return value.files;
  } catch (error) {
    if (error instanceof ApiProblem) needless = stored;
    throw error;
  } finally {
    // Removes parts that are in no row: of a failure, of a request that was sent again, of an avatar that has a successor.
    for (const key of needless) await removeParts(tools, sender.tenant, key);
  }
}

/** A record has so many pictures at most; where that is one, a new one replaces it. Answers what was removed. */
async function makeRoomForPicture(
  { context }: AttachmentTools,
  rows: ReturnType<typeof attachmentRows>,
  { group, parent }: NewAttachment,
  current: string,
): Promise<AttachmentRow[]> {
  const pictures =
    group === pictureGroup && parent && collectionWithPictures(context, parent.model)?.pictures;
  if (!pictures) return [];
  await rows.makeAvatarKey();
  if (pictures.most === 1) return rows.removeOlderPictures(parent, current);
  if ((await rows.picturesOf(parent)) > pictures.most) {
    throw badRequest(sentences.tooManyPictures({ max: pictures.most }));
  }
  return [];
}

export function noRoom(): ApiProblem {
  return refused(413, sentences.noRoom());
}
