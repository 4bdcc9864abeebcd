import type { Collection, Field, ActorRoles } from '@callboard/api-contract';
import {
  currencyFieldOf,
  fieldNamed,
  parseGrouping,
  parseMeasure,
  type Grouping,
  type Measure,
} from '@callboard/api-contract/lists';
import { sentences } from '@callboard/api-contract/sentences';
import { invalid, type Message } from '../problems';
import { parseFilters, parseSearch, type Filter } from './listRequest';

/** Records by a field or two, and what is measured of them. */
export interface CountsRequest {
  /** As it was written. */
  by: string;
  groupings: readonly (Grouping & { declared: Field })[];
  measures: readonly (Measure & { isMoney: boolean })[];
  /** The field with the currency of the measured amounts. */
  currency: string | undefined;
  filters: readonly Filter[];
  search: readonly string[];
}

type Query = Readonly<Record<string, unknown>>;
type Problems = Record<string, Message[]>;

const maxMeasures = 12;

/** Reads the query of counts. What it does not know, or the reader cannot see, is a 400 that names it. */
export function parseCountsRequest(collection: Collection, roles: ActorRoles, query: Query): CountsRequest {
  const problems: Problems = {};
  const by = textOf(query, 'by', problems);
  const search = textOf(query, 'search', problems);
  if (by === undefined) problems['by'] ??= [sentences.required()];
  const groupings = parseGroupings(collection, roles, by ?? '', problems);
  const { measures, currency } = parseMeasures(collection, roles, textOf(query, 'of', problems), problems);
  const filters = parseFilters(collection, roles, query, problems, ['by', 'of', 'search']);
  const words = parseSearch(search, problems);
  if (by === undefined || Object.keys(problems).length > 0) throw invalid(problems);
  return { by, groupings, measures, currency, filters, search: words };
}

function textOf(query: Query, key: string, problems: Problems): string | undefined {
  const given = query[key];
  if (given === undefined || typeof given === 'string') return given;
  problems[key] = [sentences.givenOnce()];
  return undefined;
}

function parseGroupings(collection: Collection, roles: ActorRoles, by: string, problems: Problems) {
  const written = by.split(',');
  const groupings = written.slice(0, 2).flatMap((each) => {
    const grouping = parseGrouping(each, collection, roles);
    const declared = grouping ? fieldNamed(collection, grouping.field) : undefined;
    return grouping && declared ? [{ ...grouping, declared }] : [];
  });
  if (groupings.length < written.length || new Set(written).size < written.length) {
    problems['by'] ??= [sentences.notCountable()];
  }
  return groupings;
}

function parseMeasures(
  collection: Collection,
  roles: ActorRoles,
  of: string | undefined,
  problems: Problems,
) {
  const written = of === undefined ? [] : of.split(',');
  const measures = written.slice(0, maxMeasures).flatMap((each) => {
    const measure = parseMeasure(each, collection, roles);
    const declared = measure ? collection.fields[measure.field] : undefined;
    return measure && declared ? [{ ...measure, currency: currencyFieldOf(declared) }] : [];
  });
  const currencies = new Set(measures.flatMap(({ currency }) => (currency === undefined ? [] : [currency])));
  // One statement keeps the currencies of one field apart.
  if (measures.length < written.length || currencies.size > 1) problems['of'] ??= [sentences.notMeasurable()];
  const [currency] = currencies;
  return {
    measures: measures.map(({ field, kind, currency: own }) => ({ field, kind, isMoney: own !== undefined })),
    currency,
  };
}
