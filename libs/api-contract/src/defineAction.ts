import * as v from 'valibot';
import { answeredRecord } from './schemas/looseRecord';
import { collectionPath, callPaths } from './paths';
import type { PlainProblemCode } from './codedProblem';
import type { Collection } from './defineCollection';
import type { OfflineOrder } from './madeTime';
import type { ProblemKind } from './problems';
import type { CollectionName } from './collectionName';
import type { Role } from './roles';

/** Callers: everyone, every signed-in user, or the users with one of some roles (admins are always among them). */
export type Audience = 'public' | 'session' | readonly Role[];

/** The rate limit that a call counts against. */
export type RateClass = 'page' | 'read' | 'write' | 'import' | 'login' | 'notice' | 'sale';

/** Tags of data outside the collections that calls read or change. */
export const callTags = ['comments', 'messaging', 'notifications', 'presence', 'roles', 'tags'] as const;
export type CallTag = (typeof callTags)[number];

/**
 * Subject of an action. `nothing` has the signed-in user at most; `record` is one record of a collection, `records` one or
 * several, `collection` the collection as such; `changeSet` is one entry of the history, which can span collections.
 */
export type ActionSubject =
  | 'nothing'
  | 'changeSet'
  | { readonly collection: CollectionName }
  | { readonly record: CollectionName }
  | { readonly records: CollectionName };

/** An action as its file declares it. */
export interface ActionDeclaration {
  /** On the wire: `change_password`. */
  name: string;
  /** One line for the API's documentation. */
  summary: string;
  on: ActionSubject;
  /** Overrides the derived path: an action on a record that user actions also serve, or one that is a method of an address: the body of a POST is its input. */
  wire?: 'userActions' | { readonly method: 'DELETE' | 'POST'; readonly path: string };
  /** Schema of the `data` of a call. */
  input: v.GenericSchema;
  /** The sentence for input that does not fit. @default 'wrongPayload' (clause 5.14) */
  badInput?: PlainProblemCode;
  /** Schema of the `data` of the answer; `record` is the record as it is afterwards, which another server need not answer. */
  output: v.GenericSchema | 'record';
  roles: Audience;
  /** Absent: `write`. Where only a call with data counts as more than a write, `withData` names that class. */
  rateClass?: RateClass | { readonly withData: RateClass };
  /** Names the holder of a call to an address of its own, by what the body has: a holder's calls are counted apart from others of its network. */
  holderOf?: (body: unknown) => string | null;
  /** It changes nothing. */
  readOnly?: true;
  /** Calls by an admin who views as another user. Absent: refused. */
  whileViewing?: 'allowed' | 'refused';
  /** Refusals besides bad input, a missing right and a busy server. */
  problems?: readonly ProblemKind[];
  /** The clauses of the specification that ask for it. */
  clause?: string;
  /**
   * It can wait on the device until there is a network. `after`: its input, once an earlier call of the same order was answered; both
   * passed the schemas of the action when they were sent. `order`: by what the server puts in order what several devices did.
   */
  offline?: { readonly after: (input: unknown, earlier: unknown) => unknown; readonly order: OfflineOrder };
  /** Undo does not undo it: it sent a mail, or scored answers. */
  hasEffects?: true;
  /** True if one press mails or notifies others: a screen shows first to whom it goes. */
  sends?: true;
  /** Tag of changes outside the collections: queries with the same tag are fetched again. */
  tag?: CallTag;
  /** Further collections whose records it writes, besides those that it acts on: a client fetches them again. */
  alsoWrites?: readonly CollectionName[];
}

/** A declared action with its defaults filled in. */
export type Action<D extends ActionDeclaration = ActionDeclaration> = Omit<
  D,
  'rateClass' | 'whileViewing' | 'problems'
> & {
  rateClass: NonNullable<ActionDeclaration['rateClass']>;
  whileViewing: 'allowed' | 'refused';
  problems: readonly ProblemKind[];
};

/**
 * Declares an action: a verb that is not create, read, update or delete. Its route, permission, parsing, documentation and typed hook
 * are derived; the server adds a handler under its key of the registry.
 *
 * @example
 * export const endSession = defineAction({ name: 'end_session', on: 'nothing', roles: 'session', … });
 */
export function defineAction<const D extends ActionDeclaration>(declaration: D): Action<D> {
  return { rateClass: 'write', whileViewing: 'refused', problems: [], ...declaration };
}

/** For actions that take no data: absent, null or an empty object. */
export const noInput = v.nullish(v.strictObject({}));

/** For actions whose answer means only that they were done. */
export const noOutput = v.object({});

/** Request of a call, without the headers of every call. */
export interface ActionRequest {
  method: 'POST' | 'DELETE';
  /** Behind the prefix of the version. */
  path: string;
  /** Of an action that is a POST of an address its input; absent for a DELETE. */
  body?: unknown;
}

/** Arguments of a call: the record or change set that it acts on, or several records, and its input. */
export interface ActionCallArgs {
  target?: string | undefined;
  hashcodes?: readonly string[] | undefined;
  input?: unknown;
}

type Named = Pick<Action, 'name' | 'on' | 'wire'>;

/** The name of the collection whose records an action acts on; null for an action on nothing or on a change set. */
export function collectionOfAction({ on }: Pick<Action, 'on'>): CollectionName | null {
  if (typeof on === 'string') return null;
  if ('record' in on) return on.record;
  return 'records' in on ? on.records : on.collection;
}

/**
 * Where an action is called, behind the prefix of a version. Several actions share one path; the body names the action.
 *
 * @param collection The definition of the collection that it acts on, where it acts on one.
 */
export function actionPath(
  { on, wire }: Named,
  version: number,
  collection?: Pick<Collection, 'path' | 'v2Path'>,
): string {
  if (typeof wire === 'object') return wire.path;
  if (wire === 'userActions' || on === 'nothing') return callPaths.userActions(version);
  if (on === 'changeSet') return callPaths.changeActions;
  if (!collection) throw new Error('An action on records has the path of their collection.');
  return `${collectionPath(collection, version)}/actions`;
}

/** The request that calls an action. */
export function actionRequest(
  action: Named,
  { target, hashcodes, input }: ActionCallArgs,
  version: number,
  collection?: Pick<Collection, 'path' | 'v2Path'>,
): ActionRequest {
  const path = actionPath(action, version, collection);
  if (typeof action.wire === 'object') {
    const filled = path.replace(/\{\w+\}/, encodeURIComponent(target ?? ''));
    return {
      method: action.wire.method,
      path: filled,
      ...(action.wire.method === 'POST' && { body: input }),
    };
  }
  return {
    method: 'POST',
    path,
    body: {
      action: action.name,
      ...(target !== undefined && { target }),
      ...(hashcodes !== undefined && { hashcodes }),
      ...(input !== undefined && { data: input }),
    },
  };
}

/** The schema of an action's answer around its output: `{ success: true, data }`. */
export function actionAnswerSchema<const O extends Action['output']>(output: O) {
  return v.object({ success: v.literal(true), data: dataSchema(output) });
}

function dataSchema<O extends Action['output']>(output: O): O extends 'record' ? typeof answeredRecord : O;
function dataSchema(output: Action['output']): v.GenericSchema {
  return output === 'record' ? answeredRecord : output;
}
