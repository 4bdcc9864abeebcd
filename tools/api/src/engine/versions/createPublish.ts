import { etagOf, type CollectionName } from '@callboard/api-contract';
import * as v from 'valibot';
import type { RecordCall } from '../calls/handler';
import type { Transaction } from '../database/TenantDatabase';
import type { Message } from '../problems';
import { actionRefused } from '../records/actionRefused';
import { succeeded, versionOf, type Answer } from '../records/answer';
import { lockRecord } from '../records/lockRecord';
import type { RecordContext } from '../records/recordContext';
import { createReadOne, updateSql, writtenRow } from '../records/recordSql';
import type { Step } from '../records/step';
import { writeOnce } from '../records/writeOnce';
import { name } from '../database/quote';
import { versionsOf } from './versionsOf';

/** Values of fields, by name. */
type Values = Readonly<Record<string, unknown>>;
type PublishCall = RecordCall<'publishForm' | 'publishFloorPlan' | 'publishLayout' | 'releaseTimetable'>;

const addedRow = v.object({ hashcode: v.string(), number: v.number() });

/** A version as it was added. */
export type AddedVersion = v.InferOutput<typeof addedRow>;

/** Content of a version besides its name and its number, and what follows from it. */
export interface Publication {
  /** Columns of the version; a document as its JSON. */
  content: Values;
  /** Fields of the record that change with it, besides its status and its number. */
  fields?: Values;
  /** Work on what hangs on the version before. */
  afterwards?: (added: AddedVersion) => Promise<void>;
}

interface PublishOptions<C extends PublishCall> {
  /** Step of the record's status. Absent: it stays as it is. */
  published?: Step<string, string>;
  /** Refusal where the status has no such step. Absent: each has. */
  refused?: Message;
  /** Looks at the record, which is locked. Throws where there is nothing to publish, or nothing that can be. */
  prepare: (transaction: Transaction, call: C, stored: Values) => Promise<Publication>;
}

/**
 * Publishes what a record holds as its next version, with the record locked. Versions are permanent, so that nothing here can be undone:
 * no change set is named.
 */
export function createPublish<C extends PublishCall>(
  context: RecordContext,
  versioned: CollectionName,
  { published, refused, prepare }: PublishOptions<C>,
): (call: C) => Promise<Answer> {
  const collection = context.target(versioned);
  const readOne = createReadOne(collection, context.target);
  const { table, as, number } = versionsOf(collection);

  async function add(transaction: Transaction, { actor, target }: C, stored: Values, content: Values) {
    const columns = Object.keys(content);
    // A record that was made elsewhere has a number and no version here yet.
    const [added] = await transaction.rows(addedRow, {
      text: `INSERT INTO ${table} (tenant, ${name(as)}, name, number${columns.map((column) => `, ${name(column)}`).join('')})
        VALUES ($1, $2::uuid, $3, 1 + (SELECT greatest(max(number), $4::int, 0) FROM ${table}
          WHERE tenant = $1 AND ${name(as)} = $2::uuid)${columns.map((_, at) => `, $${at + 5}`).join('')})
        RETURNING hashcode, number`,
      values: [actor.tenant, target, stored['name'], stored[number], ...Object.values(content)],
    });
    if (!added) throw new Error(`The version of ${versioned} ${target} was not added.`);
    return added;
  }

  return (call) =>
    writeOnce(context, collection, call, async (transaction) => {
      const { actor, target, ifMatch } = call;
      const at = { actor, hashcode: target };
      const { stored } = await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      const { content, fields, afterwards } = await prepare(transaction, call, stored);
      const added = await add(transaction, call, stored, content);
      await afterwards?.(added);
      const values = { ...fields, ...published?.values, [number]: added.number };
      const [row] = await transaction.rows(
        writtenRow,
        updateSql(collection, context.target, actor, target, values, published?.from),
      );
      if (!row)
        throw refused ? actionRefused(refused) : new Error(`${versioned} ${target} is locked and gone.`);
      return { status: 200, body: succeeded(row.body), headers: { etag: etagOf(row.version) } };
    });
}
