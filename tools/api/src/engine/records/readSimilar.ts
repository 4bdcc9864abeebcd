import { rowRule, type Collection } from '@callboard/api-contract';
import * as v from 'valibot';
import { forbidden, invalid, type Message } from '../problems';
import type { TenantActor } from './actor';
import { conditionSql, fromSql, readableTextSql, type ConditionInput } from './conditionSql';
import { parseFilters, parseSearch } from './listRequest';
import { projection } from './projection';
import type { RecordContext } from './recordContext';
import { Parameters } from './statement';
import { plainTitleSql } from './titleRankSql';

const maxSimilar = 5;
const fewestLetters = 4;
/** Where more than these are similar, the word is so common that any of them shows how it is spelt. */
const maxCompared = 1_000;

/**
 * Finds records whose words differ from those of a search by a letter or two, the nearest first: JSON text of the contract's
 * `SimilarResponse`. Words of fewer than four letters are looked for as they are.
 */
export function createReadSimilar(context: RecordContext, collection: Collection) {
  return async (actor: TenantActor, query: Readonly<Record<string, unknown>>): Promise<string> => {
    if (!rowRule(collection, 'read', actor.roles)) throw forbidden();
    const problems: Record<string, Message[]> = {};
    const search = typeof query['search'] === 'string' ? query['search'] : undefined;
    const filters = parseFilters(collection, actor.roles, query, problems, ['search']);
    const words = parseSearch(search, problems);
    if (Object.keys(problems).length > 0) throw invalid(problems);
    const misspelt = words.filter(isForgiven);
    if (misspelt.length === 0 || readableTextSql(collection, actor.roles) === null) return '{"results":[]}';
    const input = { actor, filters, search: words.filter((word) => !isForgiven(word)), misspelt };
    const [row] = await context.database
      .forTenant(actor.tenant)
      .reader.rows(v.object({ body: v.string() }), similarSql(context, collection, input));
    return `{"results":${row?.body ?? '[]'}}`;
  };
}

interface SimilarInput extends ConditionInput {
  misspelt: readonly string[];
}

function isForgiven(word: string): boolean {
  return (word.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= fewestLetters;
}

function similarSql(context: RecordContext, collection: Collection, input: SimilarInput) {
  const { actor } = input;
  const parameters = new Parameters<SimilarInput>();
  const where = conditionSql(collection, input, parameters);
  const text = readableTextSql(collection, actor.roles) ?? `''`;
  const plain = (source: (given: SimilarInput) => unknown): string =>
    `(SELECT callboard_plain(${parameters.add(source)}::text))`;
  const words = input.misspelt.map((_, index) => plain(({ misspelt }) => misspelt[index]));
  // The operator is what the trigram index answers; the connection sets its minimum similarity.
  const similar = words.map((word) => `${text} %> ${word}`).join(' AND ');
  const whole = plain(({ misspelt }) => misspelt.join(' '));
  const nearness = `similarity(${whole}, ${plainTitleSql(collection)}) + word_similarity(${whole}, ${text})`;
  const some = `SELECT * FROM ${fromSql(collection)} WHERE ${where} AND ${similar} LIMIT ${maxCompared}`;
  const page = `SELECT t.*, ${nearness} AS nearness FROM (${some}) t ORDER BY nearness DESC, t.hashcode LIMIT ${maxSimilar}`;
  const { json, joins } = projection(
    { collection, target: context.target, roles: actor.roles, fields: ['created'] },
    parameters,
  );
  return {
    text: `SELECT coalesce('[' || string_agg(${json}, ',' ORDER BY t.nearness DESC, t.hashcode) || ']', '[]') AS body FROM (${page}) t ${joins}`,
    values: parameters.values.map((source) => source(input)),
  };
}
