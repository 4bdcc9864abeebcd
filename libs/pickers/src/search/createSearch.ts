import { limits, type AnyRecord, type ListQuery, type Problem } from '@callboard/api-contract';
import { nextQuery } from '@callboard/api-client/collections';
import { createLocalState } from '@callboard/app-state';
import { foldedRecord } from './foldedRecord';
import { foldText, holdsWords } from './searchText';
import type { LoadPage, PageAnswer, SearchState } from './searchState';

/** A search as you type: what it knows, and what can happen to it. */
export interface Search {
  state: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** Another collection or other conditions: nothing that was known holds any more. */
  aim: (base: ListQuery, load: LoadPage) => void;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  loadMore: () => void;
  retry: () => void;
}

interface Found {
  records: readonly AnyRecord[];
  next: ListQuery | undefined;
  count: number;
}

/**
 * Makes a search. The first answer is asked for at once, each letter waits for a pause (clause 9.1), and a newer search gives up the
 * older one: an answer counts only as long as nothing else has been asked. Records that have come once are searched here, so that
 * a letter has its effect before the server answers.
 */
export function createSearch(): Search {
  const known = new Map<string, AnyRecord>();
  const answers = new Map<string, Found>();
  let base: ListQuery = {};
  let load: LoadPage = () => new Promise(() => {});
  let [isOpen, isLoadingMore] = [false, false];
  let term: string | undefined;
  let problem: Problem | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: AbortController | undefined;
  const { get, set, subscribe } = createLocalState(snapshot());

  const search = () => toSearch(term);

  function snapshot(): SearchState {
    const found = answers.get(toSearch(term));
    const answered = found ? 'ready' : 'loading';
    const status = problem ? 'problem' : answered;
    const records = isOpen ? (found?.records ?? matching()) : [];
    const hasMore = isOpen && found?.next !== undefined;
    return { isOpen, term, status, records, count: found?.count, hasMore, isLoadingMore, problem };
  }

  function matching(): readonly AnyRecord[] {
    const wanted = foldText(term ?? '');
    return [...known.values()].filter((record) => holdsWords(foldedRecord(record), wanted));
  }

  function tell(): void {
    set(snapshot());
  }

  function giveUp(): void {
    clearTimeout(timer);
    asking?.abort();
    asking = undefined;
    isLoadingMore = false;
    problem = undefined;
  }

  function ask(more?: ListQuery): void {
    const asked = search();
    const mine = new AbortController();
    asking = mine;
    const query = more ?? { ...base, ...(asked && { search: asked }), pageSize: limits.pickerPageSize };
    void load(query, mine.signal).then((answer) => {
      // Aborting is a request to stop, not a promise: whoever is no longer the newest has no say.
      if (asking !== mine) return;
      asking = undefined;
      isLoadingMore = false;
      take(answer, asked);
      tell();
    });
  }

  function take(answer: PageAnswer, asked: string): void {
    if (!answer.ok) {
      problem = answer.problem;
      return;
    }
    const { results, count, next } = answer.page;
    const former = answers.get(asked)?.records ?? [];
    const records = new Map([...former, ...results.map(asKnown)].map((record) => [record.hashcode, record]));
    answers.set(asked, { records: [...records.values()], next: nextQuery(next), count });
  }

  /** A record that has not changed stays the same object, so that its line is not drawn again. */
  function asKnown(record: AnyRecord): AnyRecord {
    const former = known.get(record.hashcode);
    const isCounted = record.version !== undefined && former?.version === record.version;
    if (former && isCounted && former.modified === record.modified) return former;
    known.set(record.hashcode, record);
    return record;
  }

  return {
    state: get,
    subscribe,
    aim(nextBase, nextLoad) {
      giveUp();
      [base, load] = [nextBase, nextLoad];
      known.clear();
      answers.clear();
      if (isOpen) ask();
      tell();
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      answers.clear();
      ask();
      tell();
    },
    close() {
      giveUp();
      [isOpen, term] = [false, undefined];
      tell();
    },
    type(text) {
      const isSame = isOpen && toSearch(text) === search();
      if (!isOpen) answers.clear();
      [isOpen, term] = [true, text];
      if (!isSame) {
        giveUp();
        if (!answers.has(search())) timer = setTimeout(ask, limits.pickerDebounceMs);
      }
      tell();
    },
    loadMore() {
      const next = answers.get(search())?.next;
      if (!next || asking) return;
      [isLoadingMore, problem] = [true, undefined];
      ask(next);
      tell();
    },
    retry() {
      const next = answers.get(search())?.next;
      giveUp();
      isLoadingMore = next !== undefined;
      ask(next);
      tell();
    },
  };
}

/** Spaces around a search, and several between its words, ask for nothing else. */
function toSearch(term: string | undefined): string {
  return (term ?? '').trim().replaceAll(/\s+/g, ' ');
}
