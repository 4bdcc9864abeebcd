import type { TenantCode } from '@callboard/api-contract';
import type { AttachmentSubtype } from '@callboard/api-contract/attachments';
import * as v from 'valibot';
import { name } from '../database/quote';
import type { Queries, Transaction } from '../database/TenantDatabase';

/** Record that an attachment belongs to. */
export interface Parent {
  model: string;
  hashcode: string;
}

/** An attachment that is about to be stored. */
export interface NewAttachment {
  user: string | null;
  name: string;
  size: number;
  type: string;
  sha256: Buffer;
  subtype: AttachmentSubtype;
  group: string | null;
  alt: string | null;
  parent: Parent | null;
  storageKey: string;
  hasPictures: boolean;
  upload: string | null;
  uploadSize: number | null;
  source: Buffer | null;
}

const attachmentRow = v.object({
  hashcode: v.string(),
  user: v.nullable(v.string()),
  name: v.string(),
  size: v.number(),
  type: v.string(),
  sha256: v.instance(Buffer),
  parent_model: v.nullable(v.string()),
  parent: v.nullable(v.string()),
  storage_key: v.string(),
  has_pictures: v.boolean(),
  upload_size: v.nullable(v.number()),
  created: v.date(),
  group: v.nullable(v.string()),
  alt: v.nullable(v.string()),
  is_main: v.boolean(),
  is_public: v.boolean(),
});
const columns = Object.keys(attachmentRow.entries).map(name).join(', ');

/** An attachment as it is stored. */
export type AttachmentRow = v.InferOutput<typeof attachmentRow>;

/** The facts of a picture; what is absent stays as it is. */
export interface PictureFacts {
  alt?: string | undefined;
  is_main?: true | undefined;
  is_public?: boolean | undefined;
}

const takenRow = v.object({ bytes: v.number(), files: v.number() });

/** Condition that a row is a picture of the record $2 of the model $3. */
const isPictureSql = `parent = $2::uuid AND parent_model = $3
    AND "group" = 'picture' AND has_pictures AND subtype = 'local_file'`;

/** The attachments of one tenant: all of their SQL. */
export function attachmentRows(tenant: TenantCode, queries: Queries) {
  /** The rows for which a condition holds; its values are $2 and on. */
  const select = (condition: string, ...values: unknown[]) =>
    queries.rows(attachmentRow, {
      text: `SELECT ${columns} FROM attachments WHERE tenant = $1 AND ${condition}`,
      values: [tenant, ...values],
    });
  const remove = (condition: string, ...values: unknown[]) =>
    queries.rows(attachmentRow, {
      text: `DELETE FROM attachments WHERE tenant = $1 AND ${condition} RETURNING ${columns}`,
      values: [tenant, ...values],
    });
  /** How many rows those are, and what they take. */
  const take = async (condition: string, ...values: unknown[]) => {
    const [taken] = await queries.rows(takenRow, {
      text: `SELECT coalesce(sum(size), 0)::bigint AS bytes, count(*) AS files
        FROM attachments WHERE tenant = $1 AND ${condition}`,
      values: [tenant, ...values],
    });
    return taken ?? { bytes: 0, files: 0 };
  };

  return {
    /** Null where the upload in parts became an attachment already. */
    async insert(given: NewAttachment): Promise<AttachmentRow | null> {
      const { user, size, type, sha256, subtype, group, alt, parent, upload, source } = given;
      const [inserted] = await queries.rows(attachmentRow, {
        text: `INSERT INTO attachments (tenant, "user", name, size, type, sha256, subtype, "group", alt, parent_model, parent, linked,
            storage_key, has_pictures, upload, upload_size, source)
          VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11::uuid, CASE WHEN $11::uuid IS NOT NULL THEN now() END,
            $12, $13, $14, $15, $16)
          ON CONFLICT (tenant, upload) DO NOTHING RETURNING ${columns}`,
        values: [
          tenant,
          user,
          given.name,
          size,
          type,
          sha256,
          subtype,
          group,
          alt,
          parent?.model ?? null,
          parent?.hashcode ?? null,
          given.storageKey,
          given.hasPictures,
          upload,
          given.uploadSize,
          source,
        ],
      });
      return inserted ?? null;
    },

    async find(hashcode: string): Promise<AttachmentRow | null> {
      const [found] = await select('hashcode = $2', hashcode);
      return found ?? null;
    },

    async findByUpload(upload: string): Promise<AttachmentRow | null> {
      const [found] = await select('upload = $2', upload);
      return found ?? null;
    },

    /** The files of a record, newest first, and how many there are in all. Its avatar is none of them. */
    async filesOf(
      { model, hashcode }: Parent,
      most: number,
      offset: number,
    ): Promise<{ found: AttachmentRow[]; count: number }> {
      const files = `parent = $2 AND parent_model = $3 AND subtype = 'local_file'`;
      const page = `${files} ORDER BY created DESC, hashcode LIMIT $4 OFFSET $5`;
      const found = await select(page, hashcode, model, most, offset);
      const { files: count } = await take(files, hashcode, model);
      return { found, count };
    },

    /** Answers what was removed; null where another request was faster. */
    async remove(hashcode: string): Promise<AttachmentRow | null> {
      const [removed] = await remove('hashcode = $2', hashcode);
      return removed ?? null;
    },

    /** A record has one avatar: those that it had before go. Answers what was removed. */
    removeOlderAvatars: ({ model, hashcode }: Parent, current: string): Promise<AttachmentRow[]> =>
      remove(
        `parent = $2 AND parent_model = $3 AND subtype = 'simple_avatar' AND hashcode <> $4`,
        hashcode,
        model,
        current,
      ),

    /** How many pictures a record has. */
    async picturesOf({ model, hashcode }: Parent): Promise<number> {
      return (await take(isPictureSql, hashcode, model)).files;
    },

    /** The one picture of a record has a successor. Answers what was removed. */
    removeOlderPictures: ({ model, hashcode }: Parent, current: string): Promise<AttachmentRow[]> =>
      remove(`${isPictureSql} AND hashcode <> $4`, hashcode, model, current),

    /** Answers the picture as it is then; null where it is gone. */
    async describe(
      { hashcode, parent, parent_model: model }: AttachmentRow,
      { alt, is_main: isMain, is_public: isPublic }: PictureFacts,
    ): Promise<AttachmentRow | null> {
      if (isMain && parent !== null && model !== null) {
        await queries.query({
          text: `UPDATE attachments SET is_main = false WHERE tenant = $1 AND ${isPictureSql} AND hashcode <> $4`,
          values: [tenant, parent, model, hashcode],
        });
      }
      const [changed] = await queries.rows(attachmentRow, {
        text: `UPDATE attachments
          SET alt = coalesce($3, alt), is_main = coalesce($4, is_main), is_public = coalesce($5, is_public)
          WHERE tenant = $1 AND hashcode = $2 RETURNING ${columns}`,
        values: [tenant, hashcode, alt ?? null, isMain ?? null, isPublic ?? null],
      });
      return changed ?? null;
    },

    /** The picture that staff published of a record; null without one. */
    async publicPicture({ model, hashcode }: Parent): Promise<AttachmentRow | null> {
      const published = `${isPictureSql} AND is_public ORDER BY is_main DESC, created LIMIT 1`;
      const [found] = await select(published, hashcode, model);
      return found ?? null;
    },

    /** The tenant's avatars have a key once there is one. */
    async makeAvatarKey(): Promise<void> {
      await queries.query({
        text: 'INSERT INTO avatar_keys (tenant) VALUES ($1) ON CONFLICT DO NOTHING',
        values: [tenant],
      });
    },

    /** Signature of the address of an avatar; null in a tenant without avatars. */
    async avatarSignature(hashcode: string, expires: number): Promise<string | null> {
      const [row] = await queries.rows(v.object({ signature: v.nullable(v.string()) }), {
        text: `SELECT callboard_avatar_signature($2::uuid, $3::bigint, key) AS signature
          FROM avatar_keys WHERE tenant = $1`,
        values: [tenant, hashcode, expires],
      });
      return row?.signature ?? null;
    },

    /** Files that came without a sign-in and belong to nothing for so many hours. Answers what was removed. */
    removeUnlinked: (hours: number): Promise<AttachmentRow[]> =>
      remove('"user" IS NULL AND linked IS NULL AND created < now() - make_interval(hours => $2)', hours),

    /** The same for files of people, where none of the hashcodes that `named` selects is theirs. */
    removeUnnamed: (hours: number, named: string): Promise<AttachmentRow[]> =>
      queries.rows(attachmentRow, {
        text: `WITH named AS MATERIALIZED (${named})
          DELETE FROM attachments a
          WHERE a.tenant = $1 AND a."user" IS NOT NULL AND a.linked IS NULL AND a.parent IS NULL
            AND a.created < now() - make_interval(hours => $2)
            AND NOT EXISTS (SELECT FROM named WHERE named.hashcode = a.hashcode)
          RETURNING ${columns}`,
        values: [tenant, hours],
      }),

    /** Bytes and number of the files of a person. */
    takenBy: (user: string): Promise<{ bytes: number; files: number }> => take('"user" = $2', user),

    /** Bytes of all files of the tenant. */
    async bytes(): Promise<number> {
      return (await take('true')).bytes;
    },

    /** How many files a network sent without a sign-in within the last hour. */
    async fromSource(source: Buffer): Promise<number> {
      return (await take('source = $2 AND created > now() - make_interval(hours => 1)', source)).files;
    },

    /** Which of these storage keys belong to an attachment. */
    async known(storageKeys: readonly string[]): Promise<Set<string>> {
      const rows = await queries.rows(v.object({ storage_key: v.string() }), {
        text: 'SELECT storage_key FROM attachments WHERE tenant = $1 AND storage_key = ANY ($2::text[])',
        values: [tenant, storageKeys],
      });
      return new Set(rows.map((row) => row.storage_key));
    },
  };
}

/** Gives files that a user uploaded, and that belong to nothing yet, to a record; how many that were. */
export async function linkFiles(
  transaction: Transaction,
  { tenant, user }: { tenant: string; user: string },
  files: readonly string[],
  parent: { model: string; hashcode: string },
): Promise<number> {
  const linked = await transaction.query({
    text: `UPDATE attachments SET parent_model = $3, parent = $4::uuid, linked = now()
      WHERE tenant = $1 AND "user" = $2::uuid AND parent IS NULL AND subtype = 'local_file' AND hashcode = ANY ($5::uuid[])
      RETURNING 1`,
    values: [tenant, user, parent.model, parent.hashcode, files],
  });
  return linked.length;
}

/** Removes the rows of files: nothing leads to their content any more, which is cleaned up later. */
export async function removeFiles(
  transaction: Transaction,
  tenant: string,
  where: string,
  values: readonly unknown[],
): Promise<void> {
  await transaction.query({
    text: `DELETE FROM attachments WHERE tenant = $1 AND ${where}`,
    values: [tenant, ...values],
  });
}
