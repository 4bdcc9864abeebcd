import type { AnyRecord } from '@callboard/api-contract';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { aRecord } from '../testing/createPickerApi';
import { createSearch } from './createSearch';
import type { LoadPage, PageAnswer } from './searchState';

interface Asked {
  search: string;
  page: number;
  signal: AbortSignal;
  answer: (titles: readonly string[], hasMore?: boolean) => Promise<void>;
  refuse: () => Promise<void>;
}

/** A search whose questions are answered by hand. */
function open() {
  const asked: Asked[] = [];
  const load: LoadPage = (query, signal) =>
    new Promise((resolve) => {
      const search = query.search ?? '';
      const page = query.page ?? 1;
      const settle = async (answer: PageAnswer) => {
        resolve(answer);
        await vi.advanceTimersByTimeAsync(0);
      };
      asked.push({
        search,
        page,
        signal,
        answer: (titles, hasMore = false) => {
          const next = hasMore ? `/x?search=${search}&page=${page + 1}&page_size=25` : null;
          const results = titles.map((title) => aRecord('venues', title) as AnyRecord);
          return settle({ ok: true, page: { results, count: titles.length, next, previous: null } });
        },
        refuse: () => settle({ ok: false, problem: { kind: 'network', message: 'gone' } as never }),
      });
    });
  const search = createSearch();
  search.aim({}, load);
  const titles = () => search.state().records.map(({ qed_model }) => qed_model.title);
  return { search, asked, titles };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('createSearch', () => {
  it('[2.55] asks nothing while it is closed, and at once when it opens', () => {
    const { search, asked } = open();
    expect(asked).toEqual([]);
    search.open();
    expect(asked.map((each) => each.search)).toEqual(['']);
    expect(search.state().status).toBe('loading');
  });

  it('[9.1] asks 100 ms after the last letter, and gives up the older request', () => {
    const { search, asked } = open();
    search.open();
    search.type('o');
    expect(asked[0]?.signal.aborted).toBe(true);
    vi.advanceTimersByTime(99);
    search.type('ot');
    vi.advanceTimersByTime(99);
    expect(asked).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(asked[1]?.search).toBe('ot');
  });

  it('shows what it has already, before the server answers', async () => {
    const { search, asked, titles } = open();
    search.open();
    await asked[0]?.answer(['Ōtago', 'Southland']);
    search.type('ota');
    expect(titles()).toEqual(['Ōtago']);
    expect(search.state().status).toBe('loading');
  });

  it('[2.56] [7.26] appends the page that the last answer named', async () => {
    const { search, asked, titles } = open();
    search.open();
    await asked[0]?.answer(['A', 'B'], true);
    search.loadMore();
    search.loadMore();
    expect(asked.map((each) => each.page)).toEqual([1, 2]);
    await asked[1]?.answer(['B', 'C']);
    expect(titles()).toEqual(['A', 'B', 'C']);
    expect(search.state().hasMore).toBe(false);
  });

  it('[2.55] keeps what is shown when more cannot be had, and tries that again', async () => {
    const { search, asked, titles } = open();
    search.open();
    await asked[0]?.answer(['A'], true);
    search.loadMore();
    await asked[1]?.refuse();
    expect(search.state().status).toBe('problem');
    expect(titles()).toEqual(['A']);
    search.retry();
    await asked[2]?.answer(['B']);
    expect(titles()).toEqual(['A', 'B']);
  });

  it('an older answer never replaces a newer one, in whatever order they come', async () => {
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
        const { search, asked, titles } = open();
        search.open();
        for (const each of events) {
          if (each.does === 'type') search.type(each.word);
          if (each.does === 'wait') await vi.advanceTimersByTimeAsync(each.ms);
          if (each.does === 'more') search.loadMore();
          const one = 'which' in each ? asked[each.which] : undefined;
          // Each record says which search it answers.
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
