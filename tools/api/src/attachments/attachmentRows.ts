import type { AttachmentSubtype, TenantCode } from '@callboard/api-contract';
import { sql, type Selectable } from 'kysely';
import { anyOf } from '../database/anyOf';
import type { Tables } from '../database/tables.data';
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
  alt: string | null;
  parent: Parent | null;
  storageKey: string;
  hasPictures: boolean;
  upload: string | null;
  uploadSize: number | null;
  source: Buffer | null;
}

const columns = [
  'hashcode',
  'user',
  'name',
  'size',
  'type',
  'sha256',
  'parent_model',
  'parent',
  'storage_key',
  'has_pictures',
  'upload_size',
  'created',
  'group',
  'alt',
  'is_main',
  'is_public',
] as const;

/** An attachment as it is stored. */
export type AttachmentRow = Pick<Selectable<Tables['attachments']>, (typeof columns)[number]>;

/** What is said of a picture; what is absent stays as it is. */
export interface PictureFacts {
  alt?: string | undefined;
  is_main?: true | undefined;
  is_public?: boolean | undefined;
}

/** The attachments of one tenant: all of their SQL. */
export function attachmentRows(tenant: TenantCode, { db }: Queries) {
  const selected = () => db.selectFrom('attachments').where('tenant', '=', tenant);
  const deleted = () => db.deleteFrom('attachments').where('tenant', '=', tenant).returning(columns);

  return {
    /** Null where the upload in parts became an attachment already. */
    async insert(given: NewAttachment): Promise<AttachmentRow | null> {
      const { storageKey, hasPictures, uploadSize, parent, ...row } = given;
      const inserted = await db
        .insertInto('attachments')
        .values({
          tenant,
          ...row,
          parent_model: parent?.model ?? null,
          parent: parent?.hashcode ?? null,
          linked: parent ? sql<Date>`now()` : null,
          storage_key: storageKey,
          has_pictures: hasPictures,
          upload_size: uploadSize,
        })
        .onConflict((conflict) => conflict.columns(['tenant', 'upload']).doNothing())
        .returning(columns)
        .executeTakeFirst();
      return inserted ?? null;
    },

    async find(hashcode: string): Promise<AttachmentRow | null> {
      const found = await selected().select(columns).where('hashcode', '=', hashcode).executeTakeFirst();
      return found ?? null;
    },

    async findByUpload(upload: string): Promise<AttachmentRow | null> {
      const found = await selected().select(columns).where('upload', '=', upload).executeTakeFirst();
      return found ?? null;
    },

    /** The files of a record, newest first, and how many there are in all. Its avatar is none of them. */
    async filesOf(
      { model, hashcode }: Parent,
      most: number,
      offset: number,
    ): Promise<{ found: AttachmentRow[]; count: number }> {
      const files = selected()
        .where('parent', '=', hashcode)
        .where('parent_model', '=', model)
        .where('subtype', '=', 'local_file');
      const found = await files
        .select(columns)
        .orderBy('created', 'desc')
        .orderBy('hashcode')
        .limit(most)
        .offset(offset)
        .execute();
      const { count } = await files
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return { found, count };
    },

    /** Answers what was removed; null where another request was faster. */
    async remove(hashcode: string): Promise<AttachmentRow | null> {
      return (await deleted().where('hashcode', '=', hashcode).executeTakeFirst()) ?? null;
    },

    /** A record has one avatar: those that it had before go. Answers what was removed. */
    removeOlderAvatars: (parent: Parent, current: string): Promise<AttachmentRow[]> =>
      deleted()
        .where('parent', '=', parent.hashcode)
        .where('parent_model', '=', parent.model)
        .where('subtype', '=', 'simple_avatar')
        .where('hashcode', '<>', current)
        .execute(),

    /** How many pictures a record has. */
    async picturesOf(parent: Parent): Promise<number> {
      const { count } = await selected()
        .where(isPictureOf(parent))
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /** The one picture of a record has a successor. Answers what was removed. */
    removeOlderPictures: (parent: Parent, current: string): Promise<AttachmentRow[]> =>
      deleted().where(isPictureOf(parent)).where('hashcode', '<>', current).execute(),

    /** Answers the picture as it is then; null where it is gone. */
    async describe(
      { hashcode, parent, parent_model: model }: AttachmentRow,
      { alt, is_main: isMain, is_public: isPublic }: PictureFacts,
    ): Promise<AttachmentRow | null> {
      const update = () => db.updateTable('attachments').where('tenant', '=', tenant);
      if (isMain && parent !== null && model !== null) {
        await update()
          .set({ is_main: false })
          .where(isPictureOf({ model, hashcode: parent }))
          .where('hashcode', '<>', hashcode)
          .execute();
      }
      const changed = await update()
        // Always one column, so that the statement is whole whatever is given.
        .set({
          alt: alt === undefined ? sql<string | null>`alt` : alt,
          ...(isMain && { is_main: true }),
          ...(isPublic !== undefined && { is_public: isPublic }),
        })
        .where('hashcode', '=', hashcode)
        .returning(columns)
        .executeTakeFirst();
      return changed ?? null;
    },

    /** The picture that staff published of a record; null without one. */
    async publicPicture(parent: Parent): Promise<AttachmentRow | null> {
      const found = await selected()
        .where(isPictureOf(parent))
        .select(columns)
        .where('is_public', '=', true)
        .orderBy('is_main', 'desc')
        .orderBy('created')
        .limit(1)
        .executeTakeFirst();
      return found ?? null;
    },

    /** The tenant's avatars have a key once there is one. */
    async makeAvatarKey(): Promise<void> {
      await db
        .insertInto('avatar_keys')
        .values({ tenant })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    /** What the address of an avatar is signed with; null in a tenant without avatars. */
    async avatarSignature(hashcode: string, expires: number): Promise<string | null> {
      const row = await db
        .selectFrom('avatar_keys')
        .select(({ fn, val, cast, ref }) =>
          fn<string>('callboard_avatar_signature', [
            cast(val(hashcode), 'uuid'),
            cast(val(expires), 'bigint'),
            ref('key'),
          ]).as('signature'),
        )
        .where('tenant', '=', tenant)
        .executeTakeFirst();
      return row?.signature ?? null;
    },

    /** Files that came without a sign-in and belong to nothing for so many hours. Answers what was removed. */
    removeUnlinked: (hours: number): Promise<AttachmentRow[]> =>
      deleted()
        .where('user', 'is', null)
        .where('linked', 'is', null)
        .where('created', '<', hoursAgo(hours))
        .execute(),

    /** The same for files of people, where none of the hashcodes that `named` selects is theirs. */
    removeUnnamed: (hours: number, named: string): Promise<AttachmentRow[]> =>
      db
        .with(
          (cte) => cte('named').materialized(),
          () => sql<{ hashcode: string }>`(${sql.raw(named)})`,
        )
        .deleteFrom('attachments')
        .where('tenant', '=', tenant)
        .where('user', 'is not', null)
        .where('linked', 'is', null)
        .where('parent', 'is', null)
        .where('created', '<', hoursAgo(hours))
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('named')
                .select('named.hashcode')
                .whereRef('named.hashcode', '=', 'attachments.hashcode'),
            ),
          ),
        )
        .returning(columns)
        .execute(),

    /** What the files of a person take, and how many they are. */
    takenBy: (user: string): Promise<{ bytes: number; files: number }> =>
      selected()
        .select(({ fn }) => [bytesOf, fn.countAll<number>().as('files')])
        .where('user', '=', user)
        .executeTakeFirstOrThrow(),

    /** What all files of the tenant take. */
    async bytes(): Promise<number> {
      const { bytes } = await selected().select(bytesOf).executeTakeFirstOrThrow();
      return bytes;
    },

    /** How many files a network sent without a sign-in within the last hour. */
    async fromSource(source: Buffer): Promise<number> {
      const { files } = await selected()
        .select(({ fn }) => fn.countAll<number>().as('files'))
        .where('source', '=', source)
        .where('created', '>', hoursAgo(1))
        .executeTakeFirstOrThrow();
      return files;
    },

    /** Which of these storage keys belong to an attachment. */
    async known(storageKeys: readonly string[]): Promise<Set<string>> {
      const rows = await selected()
        .select('storage_key')
        .where('storage_key', '=', anyOf('text', storageKeys))
        .execute();
      return new Set(rows.map((row) => row.storage_key));
    },
  };
}

/** Whether a row is a picture of this record. */
function isPictureOf({ model, hashcode }: Parent) {
  return sql<boolean>`parent = ${hashcode}::uuid AND parent_model = ${model}
    AND "group" = 'picture' AND has_pictures AND subtype = 'local_file'`;
}

const bytesOf = sql<number>`coalesce(sum(size), 0)::bigint`.as('bytes');

function hoursAgo(hours: number) {
  return sql<Date>`now() - make_interval(hours => ${hours})`;
}
