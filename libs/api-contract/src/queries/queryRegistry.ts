import type * as v from 'valibot';
import { attachmentQueries } from './attachmentQueries';
import { dashboardQueries } from './dashboardQueries';
import type { Query } from './defineQuery';
import { linkQueries } from './linkQueries';
import { mailQueries } from './mailQueries';
import { notificationQueries } from './notificationQueries';
import { startQueries } from './startQueries';

/** Every read that is no collection, by its key. */
export const queryRegistry = {
  ...attachmentQueries,
  ...dashboardQueries,
  ...linkQueries,
  ...mailQueries,
  ...notificationQueries,
  ...startQueries,
};

export type QueryName = keyof typeof queryRegistry;
type Declared<Q extends QueryName> = (typeof queryRegistry)[Q];

/** What reading a query gives: `QueryInputOf<'resetToken'>`. */
export type QueryInputOf<Q extends QueryName> = v.InferInput<Declared<Q>['input']>;
/** What a handler gets: the input after parsing. */
export type ParsedQueryInputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['input']>;
/** What a query answers. */
export type QueryOutputOf<Q extends QueryName> = v.InferOutput<Declared<Q>['output']>;
/** What the server's handler returns as that answer. */
export type QueryAnswerOf<Q extends QueryName> = v.InferInput<Declared<Q>['output']>;

// Object.keys of a literal object returns exactly its keys.
export const queryNames = Object.keys(queryRegistry) as readonly QueryName[];

/** The definition of a query, without its literal types: for code that works with any. */
export function queryNamed(name: QueryName): Query {
  return queryRegistry[name];
}
