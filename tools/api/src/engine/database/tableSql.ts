import type { Collection } from '@callboard/api-contract';
import { checkLines, columnLines, derivedColumns } from './columnSql';
import { indexSql } from './indexSql';
import { literal, name } from './quote';
import { referenceSql } from './referenceSql';
import { tableName } from './tableNames';

/**
 * The table of a collection as SQL: columns, rules, indexes, row-level security and triggers. Foreign keys come last, or by
 * themselves from `foreignKeySql` where several tables are made together.
 *
 * @example
 * tableSql(registry.venues) // the text of the migration that makes the table
 */
export function tableSql(collection: Collection): string {
  return `${ownTableSql(collection)}\n${foreignKeySql(collection)}`;
}

/** The foreign keys of a collection's table. */
export function foreignKeySql(collection: Collection): string {
  return [...referenceSql(collection), ''].join('\n');
}

/** The table without its foreign keys. */
export function ownTableSql(collection: Collection): string {
  const table = tableName(collection.name);
  const lines = [
    ...columnLines(collection),
    'PRIMARY KEY (tenant, hashcode)',
    ...checkLines(collection),
    ...overlapLine(collection, table),
    ...slotLine(collection, table),
  ];
  return [
    `CREATE TABLE ${name(table)} (\n  ${lines.join(',\n  ')}\n);`,
    ...indexSql(collection),
    ...distinctSql(collection, table),
    ...securitySql(table),
    ...triggerSql(collection, table),
    ...statusTrigger(collection, table),
    ...slotTriggers(collection, table),
    ...memberTriggers(collection, table),
    '',
  ].join('\n');
}

function overlapLine({ noOverlap }: Collection, table: string): string[] {
  if (!noOverlap) return [];
  const { by, from, to, unless } = noOverlap;
  const span = `tstzrange(${name(from)}, ${name(to)}) WITH &&`;
  return [
    `CONSTRAINT ${name(`${table}_overlap`)} EXCLUDE USING gist (tenant WITH =, ${name(by)} WITH =, ${span})${unlessSql(unless)}`,
  ];
}

/** Checked at the end of the transaction: one statement can exchange two slots, and the trigger has a better sentence before. */
function slotLine({ timeSlot }: Collection, table: string): string[] {
  if (!timeSlot || timeSlot.recordedIn) return [];
  const { in: holder, from, to, left } = timeSlot;
  const isTaken = `${name(to)} IS NOT NULL${left === undefined ? '' : ` AND ${name(left)} IS NOT TRUE`}`;
  const span = `tstzrange(${name(from)}, ${name(to)}) WITH &&`;
  return [
    `CONSTRAINT ${name(`${table}_slots`)} EXCLUDE USING gist (tenant WITH =, ${name(holder)} WITH =, ${span}) WHERE (${isTaken}) DEFERRABLE INITIALLY DEFERRED`,
  ];
}

/**
 * Of the records with slots: one has the name of its entry and notes whether that is out, gets its end and must lie within its holder,
 * brings the place of the entry up to date, and overlaps no other. Of the entries: each is where its first slot is, which a new one
 * takes, and leaves the order and comes back with its status.
 */
function slotTriggers({ timeSlot }: Collection, table: string): string[] {
  if (!timeSlot) return [];
  const { in: holder, from, notIn, length, unless, recordedIn } = timeSlot;
  const list = (items: readonly string[]) => literal(`{${items.join(',')}}`);
  const on = `INSERT OR UPDATE ON ${name(table)}`;
  const run = 'FOR EACH ROW EXECUTE FUNCTION';
  if (recordedIn) {
    const minutes = literal('own' in length ? '' : String(length.otherwise));
    return [
      `CREATE TRIGGER first_place BEFORE ${on} ${run} callboard_first_place(${minutes});`,
      `CREATE TRIGGER take_place AFTER INSERT ON ${name(table)} FOR EACH ROW
      WHEN (NEW.${name(holder)} IS NOT NULL OR NEW.${name(from)} IS NOT NULL) EXECUTE FUNCTION callboard_take_place(${minutes});`,
      `CREATE TRIGGER leave_order AFTER UPDATE OF status ON ${name(table)} FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION callboard_leave_order(${list(unless)});`,
    ];
  }
  return [
    `CREATE TRIGGER follow_entry BEFORE ${on} ${run} callboard_follow_entry(${list(unless)});`,
    `CREATE TRIGGER place_slot BEFORE ${on} ${run} callboard_place_slot(${list(notIn)});`,
    `CREATE TRIGGER show_place AFTER INSERT OR UPDATE OR DELETE ON ${name(table)} ${run} callboard_show_place(${list(unless)});`,
    `CREATE CONSTRAINT TRIGGER slot_overlap AFTER ${on} DEFERRABLE ${run} callboard_slot_overlap();`,
  ];
}

/** The members of an entry, who are declared there by number. */
function memberTriggers({ people, fields: { entry } }: Collection, table: string): string[] {
  if (!people || entry?.kind !== 'reference') return [];
  const on = `AFTER UPDATE OR DELETE ON ${name(table)} FOR EACH ROW`;
  const entries = literal(tableName(entry.to));
  return [`CREATE TRIGGER member_leaves ${on} EXECUTE FUNCTION callboard_member_leaves(${entries});`];
}

/** Rows that leave one of the fields empty never stand in each other's way. */
function distinctSql({ distinct }: Collection, table: string): string[] {
  return (distinct ?? []).map(({ fields, unless, whileEmpty }) => {
    const index = name(`${table}_${fields.join('_')}_distinct`);
    return `CREATE UNIQUE INDEX ${index} ON ${name(table)} (tenant, ${fields.map(name).join(', ')})${whileEmpty ? ` WHERE (${name(whileEmpty)} IS NULL)` : unlessSql(unless)};`;
  });
}

function unlessSql(statuses: readonly string[] | undefined): string {
  return statuses?.length ? ` WHERE (status NOT IN (${statuses.map(literal).join(', ')}))` : '';
}

function securitySql(table: string): string[] {
  const own = `tenant = current_setting('app.tenant', true)`;
  return [
    `ALTER TABLE ${name(table)} ENABLE ROW LEVEL SECURITY;`,
    `ALTER TABLE ${name(table)} FORCE ROW LEVEL SECURITY;`,
    `CREATE POLICY own_tenant ON ${name(table)} USING (${own}) WITH CHECK (${own});`,
  ];
}

function triggerSql(collection: Collection, table: string): string[] {
  const derived = literal(`{${derivedColumns(collection).join(',')}}`);
  const on = `ON ${name(table)} FOR EACH ROW`;
  const log = `EXECUTE FUNCTION callboard_log(${literal(collection.name)}, ${derived});`;
  const isChange = changeSql(collection);
  if (!isChange) {
    return [
      `CREATE TRIGGER stamp BEFORE UPDATE ${on} EXECUTE FUNCTION callboard_stamp();`,
      `CREATE TRIGGER log AFTER INSERT OR UPDATE OR DELETE ${on} ${log}`,
    ];
  }
  return [
    `CREATE TRIGGER stamp BEFORE UPDATE ${on} WHEN (${isChange}) EXECUTE FUNCTION callboard_stamp();`,
    `CREATE TRIGGER log AFTER INSERT OR DELETE ${on} ${log}`,
    `CREATE TRIGGER log_update AFTER UPDATE ${on} WHEN (${isChange}) ${log}`,
  ];
}

/** The table refuses a change of status that is not declared. */
function statusTrigger({ name: collection, lifecycle }: Collection, table: string): string[] {
  if (!lifecycle) return [];
  return [
    `CREATE TRIGGER status_step BEFORE UPDATE OF status ON ${name(table)} FOR EACH ROW
      WHEN (OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION check_status_step(${literal(collection)});`,
  ];
}

/** Condition that distinguishes a change of the record from a note in passing; empty where there are no such notes. */
function changeSql({ fields }: Collection): string {
  const noted = Object.entries(fields).filter(([, { unlogged }]) => unlogged);
  return noted.map(([field]) => `NEW.${name(field)} IS NOT DISTINCT FROM OLD.${name(field)}`).join(' AND ');
}
