import type { RecordBase } from '@callboard/api-contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecord } from '../testing/createPickerApi';
import { createSearch } from './createSearch';
import type { LoadPage, PageAnswer } from './searchState';

interface SentRequest {
  search: string;
  page: number;
  signal: AbortSignal;
  answer: (titles: readonly string[], hasMore?: boolean) => Promise<void>;
  refuse: () => Promise<void>;
}

/** A search whose requests the test answers itself. */
function open() {
  const requests: SentRequest[] = [];
  const load: LoadPage = (query, signal) =>
    new Promise((resolve) => {
      const search = query.search ?? '';
      const page = query.page ?? 1;
      const respond = async (answer: PageAnswer) => {
        resolve(answer);
        await vi.advanceTimersByTimeAsync(0);
      };
      requests.push({
        search,
        page,
        signal,
        answer: (titles, hasMore = false) => {
          const next = hasMore ? `/x?search=${search}&page=${page + 1}&page_size=25` : null;
          const results = titles.map((title) => aRecord('venues', title) as RecordBase);
          return respond({ ok: true, page: { results, count: titles.length, next, previous: null } });
        },
        refuse: () => respond({ ok: false, problem: { kind: 'network', message: 'gone' } as never }),
      });
    });
  const search = createSearch();
  search.setSource({}, load);
  const titles = () => search.state().records.map(({ qed_model }) => qed_model.title);
  return { search, requests, titles };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSearch', () => {
  it('[2.55] sends no request while closed, and one immediately when it opens', () => {
    const { search, requests } = open();
    expect(requests).toEqual([]);
    search.open();
    expect(requests.map((each) => each.search)).toEqual(['']);
    expect(search.state().status).toBe('loading');
  });

  it('[9.1] sends a request 100 ms after the last letter, and aborts the older one', () => {
    const { search, requests } = open();
    search.open();
    search.type('o');
    expect(requests[0]?.signal.aborted).toBe(true);
    vi.advanceTimersByTime(99);
    search.type('ot');
    vi.advanceTimersByTime(99);
    expect(requests).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(requests[1]?.search).toBe('ot');
  });

  it('shows loaded records that match, before the server answers', async () => {
    const { search, requests, titles } = open();
    search.open();
    await requests[0]?.answer(['Ōtago', 'Southland']);
    search.type('ota');
    expect(titles()).toEqual(['Ōtago']);
    expect(search.state().status).toBe('loading');
  });

  it('[2.56] [7.26] appends the page that the last answer named', async () => {
    const { search, requests, titles } = open();
    search.open();
    await requests[0]?.answer(['A', 'B'], true);
    search.loadMore();
    search.loadMore();
    expect(requests.map((each) => each.page)).toEqual([1, 2]);
    await requests[1]?.answer(['B', 'C']);
    expect(titles()).toEqual(['A', 'B', 'C']);
    expect(search.state().hasMore).toBe(false);
  });

  it('[2.55] keeps the shown records when the next page fails, and retries it', async () => {
    const { search, requests, titles } = open();
    search.open();
    await requests[0]?.answer(['A'], true);
    search.loadMore();
    await requests[1]?.refuse();
    expect(search.state().status).toBe('problem');
    expect(titles()).toEqual(['A']);
    search.retry();
    await requests[2]?.answer(['B']);
    expect(titles()).toEqual(['A', 'B']);
  });

  it('an older answer never replaces a newer one, in any order of arrival', async () => {
    const word = fc.constantFrom('', 'a', 'ab', 'abc', 'b');
    const event = fc.oneof(
      fc.record({ does: fc.constant('type' as const), word }),
      fc.record({ does: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 150 }) }),
      fc.record({ does: fc.constant('answer' as const), which: fc.nat(12), hasMore: fc.boolean() }),
      fc.record({ does: fc.constant('refuse' as const), which: fc.nat(12) }),
      fc.constant({ does: 'more' as const }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(event, { maxLength: 40 }), async (events) => {
        const { search, requests, titles } = open();
        search.open();
        for (const each of events) {
          if (each.does === 'type') search.type(each.word);
          if (each.does === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
          if (each.does === 'more') search.loadMore();
          const one = 'which' in each ? requests[each.which] : undefined;
          // The title of each record names its search.
          if (each.does === 'answer') await one?.answer([`abc for ${one.search} ${one.page}`], each.hasMore);
          if (each.does === 'refuse') await one?.refuse();
          const { status, term = '' } = search.state();
          if (status === 'ready')
            for (const title of titles()) expect(title.startsWith(`abc for ${term} `)).toBe(true);
        }
        search.close();
        expect(search.state().records).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });
});
