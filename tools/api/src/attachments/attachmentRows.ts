import type { AttachmentSubtype, TenantCode } from '@callboard/api-contract';
import type { Queries } from '../database/TenantDatabase';

/** What an attachment belongs to. */
export interface Parent {
  model: string;
  hashcode: string;
}

/** An attachment that is about to be kept. */
export interface NewAttachment {
  user: string | null;
  name: string;
  size: number;
  type: string;
  sha256: Buffer;
  subtype: AttachmentSubtype;
  group: string | null;
  parent: Parent | null;
  storageKey: string;
  hasPictures: boolean;
  upload: string | null;
  uploadSize: number | null;
  source: Buffer | null;
}

/** An attachment as it is stored. */
export interface AttachmentRow {
  hashcode: string;
  user: string | null;
  name: string;
  size: number;
  type: string;
  sha256: Buffer;
  parent_model: string | null;
  parent: string | null;
  storage_key: string;
  has_pictures: boolean;
  upload_size: number | null;
  created: Date;
}

const columns = `hashcode, "user", name, size, type, sha256, parent_model, parent, storage_key, has_pictures, upload_size, created`;

/** The attachments of one tenant: all of their SQL. */
export function attachmentRows(tenant: TenantCode, queries: Queries) {
  async function one(text: string, ...values: unknown[]): Promise<AttachmentRow | null> {
    const [row] = await queries.query<AttachmentRow>({ text, values: [tenant, ...values] });
    return row ?? null;
  }

  return {
    /** Null where the upload in parts became an attachment already. */
    insert: (given: NewAttachment) =>
      one(
        `INSERT INTO attachments (tenant, "user", name, size, type, sha256, subtype, "group", parent_model, parent, linked,
          storage_key, has_pictures, upload, upload_size, source)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10::uuid, CASE WHEN $10::uuid IS NOT NULL THEN now() END,
          $11, $12, $13, $14, $15)
        ON CONFLICT (tenant, upload) DO NOTHING RETURNING ${columns}`,
        given.user,
        given.name,
        given.size,
        given.type,
        given.sha256,
        given.subtype,
        given.group,
        given.parent?.model ?? null,
        given.parent?.hashcode ?? null,
        given.storageKey,
        given.hasPictures,
        given.upload,
        given.uploadSize,
        given.source,
      ),

    find: (hashcode: string) =>
      one(`SELECT ${columns} FROM attachments WHERE tenant = $1 AND hashcode = $2`, hashcode),

    findByUpload: (upload: string) =>
      one(`SELECT ${columns} FROM attachments WHERE tenant = $1 AND upload = $2`, upload),

    /** The files of a record, newest first, and how many there are in all. Its avatar is none of them. */
    async filesOf(
      { model, hashcode }: Parent,
      most: number,
      offset: number,
    ): Promise<{ found: AttachmentRow[]; count: number }> {
      const from = `FROM attachments WHERE tenant = $1 AND parent = $2 AND parent_model = $3 AND subtype = 'local_file'`;
      const found = await queries.query<AttachmentRow>({
        text: `SELECT ${columns} ${from} ORDER BY created DESC, hashcode LIMIT $4 OFFSET $5`,
        values: [tenant, hashcode, model, most, offset],
      });
      const [counted] = await queries.query<{ files: number }>({
        text: `SELECT count(*)::int AS files ${from}`,
        values: [tenant, hashcode, model],
      });
      return { found, count: counted?.files ?? 0 };
    },

    /** Answers what was removed; null where another request was faster. */
    remove: (hashcode: string) =>
      one(`DELETE FROM attachments WHERE tenant = $1 AND hashcode = $2 RETURNING ${columns}`, hashcode),

    /** A record has one avatar: those that it had before go. Answers what was removed. */
    removeOlderAvatars: (parent: Parent, kept: string) =>
      queries.query<AttachmentRow>({
        text: `DELETE FROM attachments WHERE tenant = $1 AND parent = $2 AND parent_model = $3
          AND subtype = 'simple_avatar' AND hashcode <> $4 RETURNING ${columns}`,
        values: [tenant, parent.hashcode, parent.model, kept],
      }),

    /** The tenant's avatars have a key once there is one. */
    async makeAvatarKey(): Promise<void> {
      const text = 'INSERT INTO avatar_keys (tenant) VALUES ($1) ON CONFLICT DO NOTHING';
      await queries.query({ text, values: [tenant] });
    },

    /** What the address of an avatar is signed with; null in a tenant without avatars. */
    async avatarSignature(hashcode: string, expires: number): Promise<string | null> {
      const text = `SELECT callboard_avatar_signature($2, $3, key) AS signature FROM avatar_keys WHERE tenant = $1`;
      const [row] = await queries.query<{ signature: string }>({ text, values: [tenant, hashcode, expires] });
      return row?.signature ?? null;
    },

    /** Files that came without a sign-in and belong to nothing for so many hours. Answers what was removed. */
    removeUnlinked: (hours: number) =>
      queries.query<AttachmentRow>({
        text: `DELETE FROM attachments WHERE tenant = $1 AND "user" IS NULL AND linked IS NULL
          AND created < now() - make_interval(hours => $2) RETURNING ${columns}`,
        values: [tenant, hours],
      }),

    /** The same for files of people, where none of the hashcodes that `named` selects is theirs. */
    removeUnnamed: (hours: number, named: string) =>
      queries.query<AttachmentRow>({
        text: `WITH named AS MATERIALIZED (${named})
          DELETE FROM attachments WHERE tenant = $1 AND "user" IS NOT NULL AND linked IS NULL AND parent IS NULL
          AND created < now() - make_interval(hours => $2)
          AND NOT EXISTS (SELECT FROM named WHERE named.hashcode = attachments.hashcode) RETURNING ${columns}`,
        values: [tenant, hours],
      }),

    /** What the files of a person take, and how many they are. */
    async takenBy(user: string): Promise<{ bytes: number; files: number }> {
      const text = `SELECT coalesce(sum(size), 0)::bigint AS bytes, count(*)::int AS files
        FROM attachments WHERE tenant = $1 AND "user" = $2::uuid`;
      const [row] = await queries.query<{ bytes: number; files: number }>({ text, values: [tenant, user] });
      return row ?? { bytes: 0, files: 0 };
    },

    /** What all files of the tenant take. */
    async bytes(): Promise<number> {
      const text = 'SELECT coalesce(sum(size), 0)::bigint AS bytes FROM attachments WHERE tenant = $1';
      const [row] = await queries.query<{ bytes: number }>({ text, values: [tenant] });
      return row?.bytes ?? 0;
    },

    /** How many files a network sent without a sign-in within the last hour. */
    async fromSource(source: Buffer): Promise<number> {
      const text = `SELECT count(*) AS files FROM attachments
        WHERE tenant = $1 AND source = $2 AND created > now() - interval '1 hour'`;
      const [row] = await queries.query<{ files: number }>({ text, values: [tenant, source] });
      return row?.files ?? 0;
    },

    /** Which of these storage keys belong to an attachment. */
    async known(storageKeys: readonly string[]): Promise<Set<string>> {
      const text = 'SELECT storage_key FROM attachments WHERE tenant = $1 AND storage_key = ANY ($2)';
      const rows = await queries.query<{ storage_key: string }>({ text, values: [tenant, storageKeys] });
      return new Set(rows.map((row) => row.storage_key));
    },
  };
}
