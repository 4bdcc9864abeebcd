import * as v from 'valibot';
import type { Audience, CallTag, RateClass } from './defineAction';
import type { ProblemKind } from './problems';

/** A read that is no collection, as its file declares it. */
export interface QueryDeclaration {
  /** One line for the API's documentation. */
  summary: string;
  /** The heading that the documentation lists it under. */
  group: string;
  /** Behind the prefix of every version; `{name}` is filled in from the input, the rest of which is the query string. */
  path: string;
  /** Schema of path and query string: every value is text on the wire. */
  input: v.GenericSchema;
  /** Schema of the answer. */
  output: v.GenericSchema;
  /** `data`: the answer is `{ success: true, data }` around the output. `bare`: the answer is the output. */
  envelope: 'data' | 'bare';
  roles: Audience;
  /** Absent: `read`. */
  rateClass?: RateClass;
  /** The answer depends on the reader's day: it reads the header `Time-Zone`. */
  readsTimeZone?: true;
  /** It has tokens in it, so that it is sent without compression. */
  isSecret?: true;
  /** Tag of the data where that is no collection. Absent: it can be computed from any record. */
  tag?: CallTag;
  /** Everyone gets the same answer, so that caches keep it for a minute or so long, and then read by its `ETag` whether it changed. */
  isCached?: true | { readonly seconds: number };
  /** It is read without the user doing anything, so that its problems are not shown. */
  isBackground?: true;
  problems?: readonly ProblemKind[];
  clause?: string;
}

/** A declared query with its defaults filled in. */
export type Query<D extends QueryDeclaration = QueryDeclaration> = Omit<D, 'rateClass' | 'problems'> & {
  rateClass: RateClass;
  problems: readonly ProblemKind[];
};

/**
 * Declares a read that is no collection. Its route, permission, parsing, documentation and typed hook are derived; the server adds a
 * handler under its key of the registry.
 *
 * @example
 * export const domains = defineQuery({ path: 'tenant/domains', input: noQuery, output: v.array(domainSchema), … });
 */
export function defineQuery<const D extends QueryDeclaration>(declaration: D): Query<D> {
  return { rateClass: 'read', problems: [], ...declaration };
}

/** For queries that take nothing; other parameters are ignored. */
export const noQuery = v.object({});

/** Where a query is read, behind the prefix: its path with the input filled in, and the rest of the input as a query string. */
export function queryPath({ path }: Pick<Query, 'path'>, input: object = {}): string {
  const rest = new Map(
    Object.entries(input).flatMap(([name, value]) => (value == null ? [] : [[name, String(value)] as const])),
  );
  const filled = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => {
    const value = rest.get(name) ?? '';
    rest.delete(name);
    return encodeURIComponent(value);
  });
  // A comma separates names in `fields`: the specification writes it as it is.
  const search = new URLSearchParams([...rest]).toString().replaceAll('%2C', ',');
  return search ? `${filled}?${search}` : filled;
}

/** The schema of a query's answer: its output, in the envelope where it has one. */
export function queryAnswerSchema({ output, envelope }: Pick<Query, 'output' | 'envelope'>): v.GenericSchema {
  return envelope === 'data' ? v.object({ success: v.literal(true), data: output }) : output;
}
