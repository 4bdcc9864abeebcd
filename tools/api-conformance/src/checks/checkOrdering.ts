import { limits, type Field } from '@callboard/api-contract';
import { isSortable } from '@callboard/api-contract/lists';
import { shownFields, type Context } from '../context';
import { comparable, compare, type Comparable } from '../values';
import { readPage, type Page, type Sample } from './readPage';

/** Orders a list by every field that offers it, both ways. */
export async function checkOrdering(context: Context, sample: Sample): Promise<void> {
  if (sample.count < 2) return context.scope.skip('list.ordering', 'the list has less than two records');
  for (const [name, field] of shownFields(context).filter(([, field]) => isSortable(field))) {
    const up = await readPage(context, { ordering: name, fields: name, page_size: limits.maxPageSize });
    const down = await readPage(context, {
      ordering: `-${name}`,
      fields: name,
      page_size: limits.maxPageSize,
    });
    if (!up || !down) continue;
    for (const [page, direction] of [
      [up, 1],
      [down, -1],
    ] as const) {
      verifyOrder(context, page, { name, field, direction });
    }
    if (!sample.isWhole) continue;
    const values = valuesOf(down, name, field).filter((value) => value !== null);
    const reversed = valuesOf(up, name, field)
      .filter((value) => value !== null)
      .reverse();
    context.scope.verify(
      'list.ordering',
      String(values) === String(reversed),
      down.answer,
      `the opposite order of ordering=${name}`,
      values.slice(0, 5).join(', '),
    );
  }
}

interface Order {
  name: string;
  field: Field;
  direction: 1 | -1;
}

/** Texts are ordered by the rules of a language, which servers differ in: only their direction is compared. */
const comparedKinds = new Set(['integer', 'duration', 'date', 'datetime', 'time']);

function verifyOrder({ scope }: Context, page: Page, { name, field, direction }: Order): void {
  const values = valuesOf(page, name, field);
  const changes = values.filter(
    (value, index) => index > 0 && (value === null) !== (values[index - 1] === null),
  );
  scope.verify(
    'list.ordering',
    changes.length <= 1,
    page.answer,
    `empty values of ${name} together`,
    values.slice(0, 8).map(String).join(', '),
  );
  if (!comparedKinds.has(field.kind)) return;
  const given = values.filter((value) => value !== null);
  const wrong = given.findIndex(
    (value, index) => index > 0 && compare(given[index - 1] ?? null, value) * direction > 0,
  );
  scope.verify(
    'list.ordering',
    wrong === -1,
    page.answer,
    `${name} ${direction === 1 ? 'ascending' : 'descending'}`,
    `${String(given[wrong - 1])} before ${String(given[wrong])}`,
  );
}

function valuesOf({ results }: Page, name: string, field: Field): Comparable[] {
  return results.map((record) => comparable(field, record[name]));
}
