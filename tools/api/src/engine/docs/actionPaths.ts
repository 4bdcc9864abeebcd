import {
  limits,
  roles as everyRole,
  transitionAction,
  type Action,
  type Collection,
  type Role,
} from '@callboard/api-contract';
import { actionNamed, actionNames, actionOnRecord, type ActionName } from '@callboard/api-contract/actions';
import * as v from 'valibot';
import { actionAddresses, type Address } from '../calls/actionAddresses';
import { schemaName } from './collectionSchemas';
import type { JsonSchema } from './jsonSchema';
import type { PathItem } from './mergePaths';
import { componentName, envelope, json, jsonSchemaOf, pathParameters, ref, securityOf } from './schemas';

const hashcode = { type: 'string', format: 'uuid' } as const;

/** Schemas of the declared actions' inputs and answers, by the names that their paths refer to. */
export function actionSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries(
    actionNames.flatMap((key) => {
      const { input, output } = actionNamed(key);
      const name = componentName(key);
      return [
        [`${name}Input`, jsonSchemaOf(input)],
        ...(output === 'record' ? [] : [[`${name}Output`, jsonSchemaOf(output)]]),
      ];
    }),
  );
}

/** The paths of every action and transition of a version. */
export function actionPaths(version: number, collections: readonly Collection[]): Record<string, PathItem>[] {
  const shared = actionAddresses(version, collections)
    .filter((address) => optionsAt(address).length > 0)
    .map((address) => ({ [`/${address.path}`]: { post: operationAt(address) } }));
  const own = actionNames.flatMap((key) => {
    const { wire, roles, summary, on } = actionNamed(key);
    if (typeof wire !== 'object') return [];
    const operation = {
      tags: [tagOf(on)],
      summary,
      ...securityOf(roles),
      ...(wire.method === 'POST'
        ? {
            requestBody: {
              required: !isOptional(actionNamed(key)),
              ...json(ref(`${componentName(key)}Input`)),
            },
            responses: { 200: json(answerOf(actionNamed(key), key, null)) },
          }
        : { responses: { 204: { description: 'Done' } } }),
    };
    const parameters = pathParameters(wire.path);
    return [{ [`/${wire.path}`]: { parameters, [wire.method.toLowerCase()]: operation } }];
  });
  return [...shared, ...own];
}

/** An action that an address offers; a transition has no key. */
interface Offered {
  action: Action;
  key: ActionName | null;
  /** The roles that must give a reason for a transition. */
  reasonFrom?: readonly Role[] | undefined;
}

function optionsAt({ own, collection }: Address): Offered[] {
  const declared = [...own.values()].map((key) => ({ action: actionNamed(key), key }));
  if (!collection) return declared;
  const onRecords = actionNames
    .filter((key) => actionOnRecord(collection.name, actionNamed(key).name) === key)
    .filter((key) => !own.has(actionNamed(key).name))
    .map((key) => ({ action: actionNamed(key), key }));
  const transitions = Object.keys(collection.lifecycle?.transitions ?? {})
    .filter((name) => actionOnRecord(collection.name, name) === null)
    .flatMap((name) => transitionAction(collection, name) ?? [])
    .map((action) => ({
      action,
      key: null,
      reasonFrom: collection.lifecycle?.transitions[action.name]?.asksReason,
    }));
  return [...declared, ...onRecords, ...transitions];
}

function operationAt(address: Address): JsonSchema {
  const offered = optionsAt(address);
  const { collection, isPublic } = address;
  const isBulk = offered.some(({ action }) => typeof action.on === 'object' && 'records' in action.on);
  const answers = offered.map(({ action, key }) => answerOf(action, key, collection));
  const texts = new Set(
    [...answers, ...(isBulk ? [ref('BulkResults')] : [])].map((one) => JSON.stringify(one)),
  );
  const [first] = offered;
  return {
    tags: [collection?.label.many ?? (first ? tagOf(first.action.on) : 'Actions')],
    summary: collection ? `Act on ${collection.label.one}` : (first?.action.summary ?? 'Act'),
    description: offered.map((option) => describe(option)).join('\n'),
    ...(isPublic && securityOf('public')),
    requestBody: { required: true, ...json({ oneOf: offered.map(bodyOf) }) },
    responses: {
      // Written from schemas just above.
      200: json({ anyOf: [...texts].map((text) => JSON.parse(text) as JsonSchema) }),
      ...(isBulk && { 207: json(ref('BulkResults')) }),
    },
  };
}

function describe({ action: { name, summary, roles, clause }, reasonFrom }: Offered): string {
  const who =
    typeof roles === 'string'
      ? { public: 'everyone', session: 'signed-in users' }[roles]
      : everyRole.filter((role) => role === 'admin' || roles.includes(role)).join(', ');
  const reason = reasonFrom?.length ? `; needs \`data.reason\` of ${reasonFrom.join(', ')}` : '';
  return `- \`${name}\`: ${summary} (${who}${clause ? `; clause ${clause}` : ''}${reason})`;
}

function bodyOf({ action, key, reasonFrom }: Offered): JsonSchema {
  const { name, summary, on, input } = action;
  const isOnRecord = on !== 'nothing';
  const isBulk = typeof on === 'object' && 'records' in on;
  const data = key ? ref(`${componentName(key)}Input`) : jsonSchemaOf(input);
  return {
    type: 'object',
    title: name,
    description: summary,
    required: [
      'action',
      ...(isOnRecord && !isBulk ? ['target'] : []),
      ...(isOptional(action) ? [] : ['data']),
    ],
    ...(isBulk && { anyOf: [{ required: ['target'] }, { required: ['hashcodes'] }] }),
    properties: {
      action: { const: name },
      ...(isOnRecord && { target: hashcode }),
      ...(isBulk && {
        hashcodes: { type: 'array', maxItems: limits.maxBulk, items: hashcode },
        preview: {
          type: 'boolean',
          description: 'Of `hashcodes`: answers what would come of it, and changes nothing',
        },
      }),
      data: reasonFrom?.length
        ? { ...data, description: `Needs \`reason\` of ${reasonFrom.join(', ')}` }
        : data,
    },
    ...(isOnRecord && { additionalProperties: false }),
  };
}

function isOptional({ input }: Action): boolean {
  return v.is(input, undefined);
}

function answerOf({ output, on }: Action, key: ActionName | null, collection: Collection | null): JsonSchema {
  if (output !== 'record') return envelope(key ? ref(`${componentName(key)}Output`) : {});
  const isElsewhere = typeof on === 'object' && 'record' in on && on.record !== collection?.name;
  return envelope(collection && !isElsewhere ? ref(schemaName(collection)) : ref('Record'));
}

function tagOf(on: Action['on']): string {
  return on === 'changeSet' ? 'Changes' : 'Session';
}
