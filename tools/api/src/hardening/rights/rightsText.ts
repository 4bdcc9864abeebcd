import {
  hasRole,
  roles,
  rowRule,
  verbs,
  type Audience,
  type Collection,
  type Role,
  type PastCondition,
  type RowCondition,
  type ValueCondition,
  declaredRoles,
} from '@callboard/api-contract';
import { actionNamed, actionNames } from '@callboard/api-contract/actions';
import { queryNamed, queryNames } from '@callboard/api-contract/queries';
import { rowRights } from './rowRights';
import { fieldRights, statusesOf, transitionRights, undoRights } from './rightsOf';

const head = `# Who may do what

Derived from the contract: \`npx vitest run src/hardening/rights -u\` in \`tools/api\` writes it again, and a test compares it, so that
a change of rights is a change of this file. Another test drives the server through every cell.

Of a field: **R** read (also in the history), **F** filter, **O** order, **S** search, **C** give on create, **U** change, in
brackets the statuses in which it changes where that is not all of them, and after \`until:\` those in which it does until the
deadline. Of a transition: the statuses from which it is made, and with *undo* those after which it can be undone. What is exported
is the list that its user reads: the server has no export of its own.
`;

/** The rights of all roles to some collections as a document for people: a table for each collection, a column for each role. */
export function rightsText(collections: readonly Collection[]): string {
  return [head, ...callTables(), ...rowTable(collections), ...collections.map(tableOf)].join('\n');
}

/** Callers of what is no verb on a record; of an action on one, those who can also change that record. */
function callTables(): string[] {
  const actions = actionNames.map((key) => {
    const { name, on, roles: audience, whileViewing } = actionNamed(key);
    const subject = typeof on === 'string' ? on : Object.entries(on).flat().join(' of ');
    return [`*${name}*`, subject, audienceText(audience), whileViewing];
  });
  const queries = queryNames.map((key) => {
    const { path, roles: audience } = queryNamed(key);
    return [`\`${path}\``, audienceText(audience)];
  });
  return [
    ...callTable('Actions', ['', 'on', 'by', 'while viewing as another user'], actions),
    ...callTable('Queries', ['', 'by'], queries),
  ];
}

function callTable(
  title: string,
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string[] {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [`## ${title}`, '', line(columns), line(columns.map(() => '---')), ...rows.map(line), ''];
}

function audienceText(audience: Audience): string {
  if (audience === 'public') return 'everyone';
  if (audience === 'session') return 'every signed-in user';
  return roles.filter((role) => hasRole([role], audience)).join(', ');
}

/** The rights that a role has by a row alone, and loses with it: the user is named by the record, or by another that leads to it. */
function rowTable(collections: readonly Collection[]): string[] {
  const rows = rowRights(collections).map(({ collection, role, verbs: given, condition }) => [
    collection.name,
    role,
    given.join(', '),
    conditionText(condition),
  ]);
  return callTable('Rights that hang on a row', ['', 'role', 'rows', 'by'], rows);
}

function tableOf(collection: Collection): string {
  const { name, fields, lifecycle, tenants, never } = collection;
  const row = (title: string, cell: (role: Role) => string): string =>
    `| ${[title, ...roles.map((role) => cell(role) || '–')].join(' | ')} |`;
  const undone = (role: Role): string => {
    const { creation, removal } = undoRights(collection, role);
    return [creation && 'creation', removal && 'removal'].filter(Boolean).join(', ');
  };
  const facts = [
    ...(tenants ? [`At ${tenants.join(', ')}.`] : []),
    ...(never ? [`No one can ${never.join(', ')}.`] : []),
    ...(lifecycle ? [`Statuses: ${Object.keys(lifecycle.statuses).join(', ')}.`] : []),
  ];
  return [
    `## ${name}`,
    '',
    ...(facts.length > 0 ? [facts.join(' '), ''] : []),
    row('', (role) => role),
    row('---', () => '---'),
    ...verbs.map((verb) => row(`${verb} rows`, (role) => ruleText(collection, verb, role))),
    row('undo', undone),
    ...Object.keys(lifecycle?.transitions ?? {}).map((action) =>
      row(`*${action}*`, (role) => transitionText(collection, role, action)),
    ),
    ...Object.keys(fields).map((field) => row(`\`${field}\``, (role) => fieldText(collection, role, field))),
    '',
  ].join('\n');
}

function ruleText(collection: Collection, verb: (typeof verbs)[number], role: Role): string {
  const rule = rowRule(collection, verb, declaredRoles(role));
  if (rule === null || rule === 'all') return rule ?? '';
  return rule.map(conditionText).join('; ');
}

function conditionText(condition: RowCondition): string {
  const and = 'and' in condition && condition.and ? `, ${conditionText(condition.and)}` : '';
  if ('linkedBy' in condition) {
    const links = condition.linkedBy.map(({ collection, own, unless, part }) => {
      const less = unless ? ` unless ${conditionText(unless)}` : '';
      const whole = part ? ` unless its ${part.field} has ${pastText(part.unless)}` : '';
      return `${collection}.${own}${less}${whole}`;
    });
    return `${condition.field} linked by ${links.join(', ')}${and}`;
  }
  if ('targetedBy' in condition) {
    const { collection, everyone } = condition.targetedBy;
    return `${condition.field} meant by ${collection}${everyone ? ` or ${everyone}` : ''}${and}`;
  }
  if ('readable' in condition) {
    const target = condition.target ? ` with ${conditionText(condition.target)}` : '';
    return `${condition.field} readable${target}${and}`;
  }
  if ('namedIn' in condition) {
    const fields = condition.namedIn.map(({ collection, field, through, unless }) => {
      const meets = through ? ` with ${through.reference} ${conditionText(through.meets)}` : '';
      const less = unless
        ? ` unless the user has one of ${unless.collection} by ${unless.own} of the same ${unless.same.join(' and ')} with ${conditionText(unless.meets)}`
        : '';
      return `${collection}.${field}${meets}${less}`;
    });
    return `${condition.field} named in readable ${fields.join(', ')}${and}`;
  }
  if ('reachedIn' in condition)
    return `${condition.field} within reach in ${condition.reachedIn.join(', ')}${and}`;
  if ('in' in condition) return `${condition.field} in ${condition.in.join(', ')}`;
  if ('holds' in condition) return `${condition.field} holds ${condition.holds.join(', ')}`;
  return `${condition.field} is their own ${condition.actor}`;
}

function pastText(unless: ValueCondition | PastCondition): string {
  return 'in' in unless ? conditionText(unless) : `${unless.field} more than ${unless.daysAgo} days ago`;
}

function transitionText(collection: Collection, role: Role, action: string): string {
  const { make, undo } = transitionRights(collection, role, action);
  return [...make, ...(undo.length > 0 ? [`undo: ${undo.join(', ')}`] : [])].join(', ');
}

function fieldText(collection: Collection, role: Role, field: string): string {
  const { read, filter, order, search, create, change, changeUntil } = fieldRights(collection, role, field);
  const letters = [read && 'R', filter && 'F', order && 'O', search && 'S', create && 'C'].filter(Boolean);
  return [...letters, changeText(collection, change, changeUntil)].filter(Boolean).join(' ');
}

function changeText(
  collection: Collection,
  change: readonly (string | null)[],
  until: readonly (string | null)[],
): string {
  if (change.length === 0 && until.length === 0) return '';
  if (change.length === statusesOf(collection).length) return 'U';
  const timed = until.length > 0 ? [`until: ${until.join(', ')}`] : [];
  return `U(${[...change, ...timed].join(', ')})`;
}
