import { limits, type Field, type Operator } from '@callboard/api-contract';
import { builtInFields, isFilterable, operatorsOf } from '@callboard/api-contract/lists';
import { shownFields, type Context } from '../context';
import { withQuery } from '../createApi';
import { verifyRefusal } from '../refusals';
import { comparable, compare, meets, queryText, type Comparable } from '../values';
import { hashcodesOf, readPage, type Sample } from './readPage';

/** Filters a list by every field that offers it, with every operator of its kind. */
export async function checkFilters(context: Context, sample: Sample): Promise<void> {
  const { scope } = context;
  if (sample.results.length === 0) return scope.skip('list.filter', 'the list is empty');
  for (const [name, field] of shownFields(context).filter(([, field]) => isFilterable(field))) {
    for (const operator of operatorsFor(name, field)) {
      const given = filterValue(sample, name, field, operator);
      if (given !== null) await checkFilter(context, sample, { name, field, operator, given });
    }
    await checkStrangeValue(context, name, field);
  }
}

interface Filter {
  name: string;
  field: Field;
  operator: Operator;
  given: string;
}

async function checkFilter(context: Context, sample: Sample, filter: Filter): Promise<void> {
  const { scope } = context;
  const { name, field, operator, given } = filter;
  const key = operator === 'eq' ? name : `${name}__${operator}`;
  const page = await readPage(context, { [key]: given, fields: name, page_size: limits.maxPageSize });
  if (!page) return;
  const strange = page.results.filter((record) => !meets(field, record[name], operator, given));
  scope.verify(
    'list.filter',
    strange.length === 0,
    page.answer,
    `only records whose ${name} meets it`,
    `${strange.length} others, such as ${JSON.stringify(strange[0]?.[name])}`,
  );
  const expected = sample.results.filter((record) => meets(field, record[name], operator, given));
  if (sample.isWhole) {
    scope.verify(
      'list.filter',
      page.count === expected.length,
      page.answer,
      `${expected.length} records`,
      `${page.count}`,
    );
    return;
  }
  const found = new Set(hashcodesOf(page));
  const isComplete =
    page.count > limits.maxPageSize ||
    hashcodesOf({ results: expected }).every((hashcode) => found.has(hashcode));
  scope.verify(
    'list.filter',
    isComplete,
    page.answer,
    `the ${expected.length} known records that meet it`,
    `${page.count} records`,
  );
}

function operatorsFor(name: string, field: Field): readonly Operator[] {
  return name === 'hashcode' ? ['eq', 'in'] : operatorsOf(field);
}

/** A value of the list itself, so that something is found; null where there is none. */
function filterValue({ results }: Sample, name: string, field: Field, operator: Operator): string | null {
  // A record that joined another one, or the end of one that it names, shows in records of another collection.
  if (operator === 'joins' || operator === 'since') return null;
  if (operator === 'isnull') return field.required || name in builtInFields ? 'false' : 'true';
  const values = results
    .map((record) => record[name])
    .filter((value) => value !== null && value !== undefined);
  const plain = values
    .flatMap((value) => (Array.isArray(value) ? value.map(String) : [queryText(value)]))
    .filter((text) => text !== '' && text.length < 200 && (operator !== 'in' || !text.includes(',')));
  if (plain.length === 0) return null;
  const distinct = [...new Set(plain)];
  if (operator === 'in') return distinct.slice(0, 2).join(',');
  // A list of options holds whole options; a text holds any part of itself.
  if (operator === 'contains')
    return (field.kind === 'multiselect' ? distinct[0] : distinct[0]?.slice(0, 4)) ?? null;
  const ordered = distinct.sort((one, other) =>
    compare(comparableText(field, one), comparableText(field, other)),
  );
  return ordered[Math.floor(ordered.length / 2)] ?? null;
}

function comparableText(field: Field, text: string): Comparable {
  return comparable(field, field.kind === 'integer' || field.kind === 'duration' ? Number(text) : text);
}

/** Checks that a value of another kind is refused by name, and never an error of the server. */
async function checkStrangeValue({ api, scope, path }: Context, name: string, field: Field): Promise<void> {
  if (!['date', 'datetime', 'integer', 'reference', 'boolean'].includes(field.kind)) return;
  const answer = await api.get(withQuery(path, { [name]: 'no-such-value' }));
  verifyRefusal(scope, 'list.filter', answer, [400], name);
}
