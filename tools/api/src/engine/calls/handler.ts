import type { ActionName, actionRegistry, AnswerOf, ParsedInputOf } from '@callboard/api-contract/actions';
import type {
  ParsedQueryInputOf,
  QueryAnswerOf,
  QueryName,
  queryRegistry,
} from '@callboard/api-contract/queries';
import type { FastifyRequest } from 'fastify';
import type { TenantActor } from '../records/actor';
import type { Answer } from '../records/answer';
import type { Intent } from '../records/idempotently';
import type { Session } from '../plugins/session';

/** The session of a call: null where everyone can call, so that the handler finds one itself if it needs one. */
type SessionFor<Roles> = Roles extends 'public' ? null : Session;

/** A call of an action on nothing. */
export interface UserCall<A extends ActionName> {
  input: ParsedInputOf<A>;
  /** The record of an action that is a method of an address; '' without one. */
  target: string;
  request: FastifyRequest;
  session: SessionFor<(typeof actionRegistry)[A]['roles']>;
}

/** A call of an action on one record, or on a change set. */
export interface RecordCall<A extends ActionName> {
  input: ParsedInputOf<A>;
  actor: TenantActor;
  /** A hashcode. */
  target: string;
  ifMatch: string | undefined;
  intent: Intent | null;
}

/** Does an action. On a record the answer is JSON text as the database wrote it, under the status and headers of its own. */
export type Handler<A extends ActionName> = (typeof actionRegistry)[A]['on'] extends 'nothing'
  ? (call: UserCall<A>) => Promise<AnswerOf<A>>
  : (call: RecordCall<A>) => Promise<Answer>;

/** The handler of every action: a missing one does not compile. */
export type Handlers = { readonly [A in ActionName]: Handler<A> };

/** A read of a query. */
export interface QueryCall<Q extends QueryName> {
  input: ParsedQueryInputOf<Q>;
  request: FastifyRequest;
  session: SessionFor<(typeof queryRegistry)[Q]['roles']>;
}

/** Reads a query, or answers with JSON text that is written already. */
export type QueryHandler<Q extends QueryName> = (
  call: QueryCall<Q>,
) => Promise<QueryAnswerOf<Q> | WrittenAnswer>;

/** The handler of every query: a missing one does not compile. */
export type QueryHandlers = { readonly [Q in QueryName]: QueryHandler<Q> };

/** The handler of everything that is declared: each subject of the server has its part of them. */
export type AllHandlers = Handlers & QueryHandlers;

/** An answer that replaces the one that a query would have: the record, where a path reads both. */
export class WrittenAnswer {
  constructor(readonly answer: Answer) {}
}
