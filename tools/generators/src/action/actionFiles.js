import { quoted } from '../quoted.js';

/**
 * @typedef {object} ActionNames
 * @property {string} key
 * @property {string} noun
 * @property {string | undefined} of
 * @property {string} type
 * @property {string} wire
 * @property {string} path
 * @property {string} title
 * @property {string} group
 */

/** The declaration of an action, among those of its subject. @param {ActionNames} names */
export function actionSource({ key, of, wire, title, group }) {
  const on = of === undefined ? `'nothing'` : `{ record: ${quoted(of)} }`;
  return {
    about: `The actions of ${group.toLowerCase()}.`,
    imports:
      of === undefined
        ? `import { defineAction, noInput, noOutput } from '../../defineAction';\n`
        : `import { defineAction, noInput } from '../../defineAction';\n`,
    entry: `  /** Say in one sentence what it does. */
  ${key}: defineAction({
    name: '${wire}',
    summary: ${quoted(title)},
    on: ${on},
    input: noInput,
    output: ${of === undefined ? 'noOutput' : `'record'`},
    roles: ['staff'],
    ${of === undefined ? '' : `problems: ['missing', 'conflict', 'stale'],`}
  })`,
  };
}

/** The declaration of a query. @param {ActionNames} names */
export function querySource({ key, path, title, group }) {
  return {
    about: `The queries of ${group.toLowerCase()}.`,
    imports: `import * as v from 'valibot';\nimport { defineQuery, noQuery } from '../../defineQuery';\n`,
    entry: `  /** Say in one sentence what it reads. */
  ${key}: defineQuery({
    summary: ${quoted(title)},
    group: ${quoted(group)},
    path: '${path}',
    input: noQuery,
    output: v.object({}),
    envelope: 'data',
    roles: ['staff'],
  })`,
  };
}

/**
 * The handler, ready to be filled in.
 *
 * @param {ActionNames} names
 * @param {boolean} isQuery
 * @param {string} engine the way to the engine from the folder of the subject
 */
export function handlerSource({ key, type, of, title }, isQuery, engine) {
  if (of === undefined) {
    const handler = isQuery ? 'QueryHandler' : 'Handler';
    return `import type { ${handler} } from '../${engine}/calls/handler';

/** ${title}: state in one sentence what it ${isQuery ? 'reads' : 'does'}. */
export const ${key}: ${handler}<'${key}'> = async () => ({});
`;
  }
  return `import type { Handler } from '../${engine}/calls/handler';
import { succeeded, versionOf } from '../${engine}/records/answer';
import { lockRecord } from '../${engine}/records/lockRecord';
import type { RecordContext } from '../${engine}/records/recordContext';
import { createReadOne, readRow } from '../${engine}/records/recordSql';
import { writeOnce } from '../${engine}/records/writeOnce';

/** ${title}: state in one sentence what it does. */
export function create${type}(context: RecordContext): Handler<'${key}'> {
  const collection = context.target(${quoted(of)});
  const readOne = createReadOne(collection, context.target);

  return (call) =>
    writeOnce(context, collection, call, async (transaction, changeSet) => {
      const { actor, target, ifMatch } = call;
      const at = { actor, hashcode: target };
      await lockRecord(transaction, collection, 'update', at, versionOf(ifMatch), readOne);
      // What the action changes is written here: the record is locked and the user can change it.
      const [row] = await transaction.rows(readRow, readOne(actor, target));
      return { status: 200, body: succeeded(row?.body ?? 'null'), headers: { 'change-set': changeSet } };
    });
}
`;
}
