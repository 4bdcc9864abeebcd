import { collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';

/** A record as the server sends it. */
export function aRecord(
  collection: CollectionName,
  title: string,
  given: Readonly<Record<string, unknown>> = {},
) {
  const { model, avatar } = collectionNamed(collection);
  const placeholder = title.slice(0, 2).toUpperCase();
  const picture = { ...avatar, color: 'green', placeholder };
  const qed_model = { title, visual_title: title, subtitle: '', url: '', model, avatar: picture };
  return { hashcode: title, instance_id: 1, version: 1, created: '', modified: '', qed_model, ...given };
}

export type PickerRecord = ReturnType<typeof aRecord>;

/** A request that the API received. */
export interface PickerCall {
  method: string;
  path: string;
  query: URLSearchParams;
  body: unknown;
  isAborted: () => boolean;
}

export interface PickerApi {
  calls: PickerCall[];
  fetch: typeof fetch;
  /** Turns failing answers for lists on or off. */
  fail: (isFailing: boolean) => void;
  /** Delays all answers until `release` is called. */
  pause: () => void;
  release: () => void;
}

/** An in-memory API for one collection: lists with search and pages, single records, and create. */
export function createPickerApi(collection: CollectionName, given: readonly PickerRecord[]): PickerApi {
  const records = [...given];
  const calls: PickerCall[] = [];
  const path = collectionPath(collectionNamed(collection), 21);
  let isFailing = false;
  let gate = Promise.resolve();
  let open = () => {};

  const answer: typeof fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), 'http://localhost');
    const method = init?.method ?? 'GET';
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined;
    const { signal } = init ?? {};
    calls.push({
      method,
      path: pathname,
      query: searchParams,
      body,
      isAborted: () => signal?.aborted === true,
    });
    await Promise.race([gate, refusedBy(signal)]);
    if (isFailing) return json({ error: { message: 'The search is down' } }, 500);
    if (method === 'POST') return json(created(body), 201);
    const one = decodeURIComponent(pathname.split('/').at(-1) ?? '');
    if (one === 'similar') return json({ results: records });
    if (!pathname.endsWith(path)) return oneOf(one);
    return json(listed(searchParams));
  };

  function oneOf(hashcode: string): Response {
    const record = records.find((each) => each.hashcode === hashcode);
    return record ? json(record) : json({ error: { message: 'No item found' } }, 404);
  }

  function created(body: unknown) {
    const fields = Object.entries(typeof body === 'object' && body !== null ? body : {});
    const { title } = collectionNamed(collection);
    const textOf = (field: string) => String(fields.find(([key]) => key === field)?.[1] ?? '');
    // A person can be created by `name` alone.
    const name = title.map(textOf).join(' ').trim() || textOf('name');
    const record = aRecord(collection, name, Object.fromEntries(fields));
    records.push(record);
    return { success: true, data: record };
  }

  function listed(query: URLSearchParams) {
    const among = query.get('hashcode__in')?.split(',');
    const search = query.get('search')?.toLowerCase() ?? '';
    const found = records.filter(
      ({ hashcode, qed_model }) =>
        qed_model.title.toLowerCase().includes(search) && (!among || among.includes(hashcode)),
    );
    const [page, size] = [Number(query.get('page') ?? 1), Number(query.get('page_size') ?? 50)];
    const next = new URLSearchParams(query);
    next.set('page', String(page + 1));
    const hasMore = page * size < found.length;
    const results = found.slice((page - 1) * size, page * size);
    return { count: found.length, next: hasMore ? `/${path}?${next}` : null, previous: null, results };
  }

  return {
    calls,
    fetch: answer,
    fail: (next) => {
      isFailing = next;
    },
    pause: () => {
      gate = new Promise((resolve) => {
        open = resolve;
      });
    },
    release: () => open(),
  };
}

function json(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}

function refusedBy(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error));
  });
}
