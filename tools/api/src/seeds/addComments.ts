import type { CollectionName } from '@callboard/api-contract';
import { DateTime } from 'luxon';
import { seedDay } from './planEvents';
import type { Random } from '@callboard/api-contract/tenant';
import type { SeedAccount, SeedComments, SeedTables } from './seedRows';

/** The tables of the comments, each with its columns and their types. */
export const commentTables = {
  comments: {
    hashcode: 'uuid',
    collection: 'text',
    record: 'uuid',
    body: 'text',
    author: 'uuid',
    author_name: 'text',
    created: 'timestamptz',
  },
  comment_mentions: { comment: 'uuid', user: 'uuid' },
  record_followers: { collection: 'text', record: 'uuid', user: 'uuid' },
} as const satisfies Record<keyof SeedComments, Readonly<Record<string, string>>>;

type Author = 'staff' | 'admin';

/** Comments of the office on its records in the days before the one that the seeds call today, the oldest first. */
export function addComments(
  tables: SeedTables,
  random: Random,
  accounts: readonly SeedAccount[],
): SeedComments {
  const made: SeedComments = { comments: [], comment_mentions: [], record_followers: [] };
  const byRole = new Map(accounts.map((account) => [account.role, account]));
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 17 });

  function add(
    collection: CollectionName,
    remarks: readonly [Author, hoursBefore: number, body: string][],
  ): void {
    const [record] = tables.rowsOf(collection);
    if (!record) return;
    for (const [role, hours, body] of remarks) {
      const author = byRole.get(role);
      const other = byRole.get(role === 'staff' ? 'admin' : 'staff');
      if (!author || !other) continue;
      const hashcode = random.hashcode();
      made.comments.push({
        hashcode,
        collection,
        record: record.hashcode,
        body: body.replace('@other', `@${other.name}`),
        author: author.user,
        author_name: author.name,
        created: today.minus({ hours }).toUTC().toISO() ?? seedDay,
      });
      if (body.includes('@other')) made.comment_mentions.push({ comment: hashcode, user: other.user });
    }
    for (const role of new Set(remarks.map(([author]) => author))) {
      const user = byRole.get(role)?.user;
      if (user !== undefined) made.record_followers.push({ collection, record: record.hashcode, user });
    }
  }

  add('entries', [
    ['staff', 52, 'The school asked whether a second adult can come along. I agreed.'],
    ['admin', 49, 'Thanks @other. Please add the name to the notes of the day.'],
    ['staff', 47, 'Done.'],
  ]);
  add('events', [
    ['admin', 74, '@other, have we heard back about the parking for buses?'],
    ['staff', 70, 'Yes: two bays behind the hall, from 8 in the morning.'],
  ]);
  add('venues', [['staff', 96, 'The key is at the office of the caretaker, open until four.']]);
  add('individuals', [['staff', 30, 'Prefers a call after school, not before three.']]);
  add('organizationStructures', [
    ['admin', 26, 'New principal since last term. The contact stays the same.'],
  ]);
  return made;
}
