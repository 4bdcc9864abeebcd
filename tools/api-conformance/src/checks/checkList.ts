import { holdsText, limits, rowRule, type Field } from '@callboard/api-contract';
import { recordsIn, shownFields, isRecord, unknownHashcode, type Context, type WireRecord } from '../context';
import { withQuery } from '../createApi';
import { verifyRefusal } from '../refusals';
import { checkFilters } from './checkFilters';
import { checkCounts } from './checkCounts';
import { checkOrdering } from './checkOrdering';
import { checkRecord } from './checkRecord';
import { hashcodesOf, pageOf, readPage, type Sample } from './readPage';

/** So many records of a list are compared with the contract field by field. */
const comparedRecords = 25;

/** Reads a collection in every way that a list can be read, and changes nothing. Returns whether the collection is served. */
export async function checkList(context: Context): Promise<boolean> {
  const { api, scope, path, collection, roles } = context;
  const first = await api.get(path);
  if (!rowRule(collection, 'read', roles)) {
    return verifyRefusal(scope, 'refuse.forbidden', first, [403]);
  }
  if (!scope.verify('paths.served', first.status === 200, first, '200')) return false;
  const page = pageOf(context, first);
  if (!page) return true;
  const isFull = page.results.length === limits.pageSize || page.count <= limits.pageSize;
  const isLimited = isFull && page.results.length <= limits.pageSize;
  scope.verify(
    'list.pageSize',
    isLimited,
    first,
    `${limits.pageSize} records at most`,
    `${page.results.length}`,
  );
  const largest = await readPage(context, { page_size: limits.maxPageSize });
  if (!largest) return true;
  const sample = { ...largest, isWhole: largest.count <= limits.maxPageSize };
  const most = Math.min(limits.maxPageSize, sample.count);
  scope.verify(
    'list.count',
    sample.results.length === most,
    sample.answer,
    `${most} of ${sample.count} records`,
    `${sample.results.length}`,
  );
  for (const record of sample.results.slice(0, comparedRecords)) {
    checkRecord(context, record, sample.answer, 'list');
  }
  await checkPages(context, sample);
  await checkUnpaged(context, sample);
  await checkSparse(context, sample);
  await checkUnknownParts(context);
  await checkSearch(context, sample);
  await checkFilters(context, sample);
  await checkOrdering(context, sample);
  await checkCounts(context, sample);
  await checkOne(context, sample);
  return true;
}

async function checkPages(context: Context, { count }: Sample): Promise<void> {
  const { api, scope, path } = context;
  const tooLarge = await api.get(withQuery(path, { page_size: limits.maxPageSize + 1 }));
  const isLimited = tooLarge.status === 400 || recordsIn(tooLarge.body).length <= limits.maxPageSize;
  scope.verify(
    'list.pageSize',
    isLimited && tooLarge.status < 500,
    tooLarge,
    `400, or at most ${limits.maxPageSize} records`,
  );
  if (count === 0) return scope.skip('list.next', 'the list is empty');
  const size = count > 3 ? 2 : 1;
  const one = await readPage(context, { paginate: 'true', page_size: size });
  if (!one) return;
  const onOne = Math.min(size, count);
  scope.verify(
    'list.pageSize',
    one.results.length === onOne,
    one.answer,
    `${onOne} records`,
    `${one.results.length}`,
  );
  scope.verify(
    'list.count',
    one.count === count,
    one.answer,
    `the count ${count} on every page`,
    `${one.count}`,
  );
  scope.verify(
    'list.next',
    one.previous === null,
    one.answer,
    'no previous page of the first',
    String(one.previous),
  );
  const hasNext = count > size;
  scope.verify(
    'list.next',
    (one.next !== null) === hasNext,
    one.answer,
    hasNext ? 'a next page' : 'no next page',
    String(one.next),
  );
  if (one.next === null) return;
  const two = pageOf(context, await api.get(new URL(one.next, one.answer.url).href));
  if (!two) return;
  const repeated = hashcodesOf(two).filter((hashcode) => hashcodesOf(one).includes(hashcode));
  scope.verify(
    'list.next',
    two.results.length > 0 && repeated.length === 0,
    two.answer,
    'other records than on the first page',
    `${two.results.length}, ${repeated.length} of them again`,
  );
  const direct = await readPage(context, { page_size: size, page: 2 });
  const isSame = direct && String(hashcodesOf(direct)) === String(hashcodesOf(two));
  scope.verify(
    'list.next',
    isSame === true,
    two.answer,
    'the records of page=2',
    hashcodesOf(two).join(', '),
  );
  if (!scope.verify('list.next', two.previous !== null, two.answer, 'a previous page')) return;
  const back = pageOf(context, await api.get(new URL(two.previous ?? '', two.answer.url).href));
  const isFirst = back && String(hashcodesOf(back)) === String(hashcodesOf(one));
  if (back)
    scope.verify(
      'list.next',
      isFirst === true,
      back.answer,
      'the records of the first page',
      hashcodesOf(back).join(', '),
    );
}

async function checkUnpaged({ api, scope, path }: Context, { count }: Sample): Promise<void> {
  const answer = await api.get(withQuery(path, { paginate: 'false' }));
  if (count > limits.maxUnpaged) {
    verifyRefusal(scope, 'list.unpaged', answer, [400]);
    return;
  }
  const length = Array.isArray(answer.body) ? answer.body.length : -1;
  scope.verify('list.unpaged', length === count, answer, `an array of ${count} records`);
}

async function checkSparse(context: Context, { results: [known] }: Sample): Promise<void> {
  const { scope, collection } = context;
  const [field] = shownFields(context)
    .map(([name]) => name)
    .filter((name) => name in collection.fields);
  if (!known || !field) return scope.skip('list.fields', 'the list is empty');
  const sparse = await readPage(context, { fields: field, page_size: 1 });
  if (!sparse) return;
  const allowed = ['hashcode', 'version', 'qed_model', field];
  const names = Object.keys(sparse.results[0] ?? {});
  const isSparse = names.includes(field) && names.every((name) => allowed.includes(name));
  scope.verify('list.fields', isSparse, sparse.answer, `only ${allowed.join(', ')}`, names.join(', '));
}

async function checkUnknownParts({ api, scope, path }: Context): Promise<void> {
  const parts = [
    [{ no_such_filter: '1' }, 'no_such_filter'],
    [{ ordering: 'no_such_field' }, 'ordering'],
    [{ fields: 'no_such_field' }, 'fields'],
  ] as const;
  for (const [query, field] of parts) {
    verifyRefusal(scope, 'list.unknown', await api.get(withQuery(path, query)), [400], field);
  }
}

async function checkSearch(context: Context, { results, isWhole }: Sample): Promise<void> {
  const { api, scope, path } = context;
  const searched = shownFields(context).filter(([, field]) => field.search && holdsText(field));
  if (results.length === 0) return scope.skip('list.search', 'the list is empty');
  const nonsense = await readPage(context, { search: 'qzxjwvkq' });
  if (nonsense)
    scope.verify(
      'list.search',
      nonsense.count === 0,
      nonsense.answer,
      'no record for a word that none has',
      `${nonsense.count}`,
    );
  const found = results.flatMap((record) => wordsOf(record, searched).map((word) => ({ record, word })))[0];
  if (!found) return;
  // As a picker searches (clause 7.24).
  const query = { paginate: 'true', page_size: limits.pickerPageSize, search: found.word };
  const picked = await readPage(context, query);
  if (!picked) return;
  const isFound = picked.count > limits.pickerPageSize || hashcodesOf(picked).includes(found.record.hashcode);
  scope.verify(
    'list.search',
    isFound,
    picked.answer,
    `record ${found.record.hashcode} among the results`,
    hashcodesOf(picked).join(', '),
  );
  const similar = await api.get(withQuery(`${path}/similar`, { search: found.word }));
  const areRecords = similar.status === 200 && recordsIn(similar.body).every(isRecord);
  scope.verify('list.similar', areRecords, similar, '200 with results');
  if (isWhole)
    scope.verify(
      'list.search',
      picked.count <= results.length,
      picked.answer,
      `at most ${results.length} records`,
      `${picked.count}`,
    );
}

/** Words of letters and digits alone, which every search takes as they are. */
function wordsOf(record: WireRecord, searched: readonly [string, Field][]): string[] {
  return searched.flatMap(([name]) => String(record[name] ?? '').match(/\b[A-Za-z]{4,20}\b/g) ?? []);
}

async function checkOne(context: Context, { results: [known] }: Sample): Promise<void> {
  const { api, scope, path } = context;
  verifyRefusal(scope, 'refuse.unknownRecord', await api.get(`${path}/${unknownHashcode}`), [404]);
  if (!known) return scope.skip('record.read', 'the list is empty');
  const answer = await api.get(`${path}/${known.hashcode}`);
  if (
    !scope.verify(
      'record.read',
      answer.status === 200 && isRecord(answer.body),
      answer,
      '200 and the bare record',
    )
  )
    return;
  if (!isRecord(answer.body)) return;
  checkRecord(context, answer.body, answer, 'one');
  scope.verify('record.read', answer.body.hashcode === known.hashcode, answer, `record ${known.hashcode}`);
  scope.verify('record.read', answer.etag !== null, answer, 'the header ETag', 'none');
}
