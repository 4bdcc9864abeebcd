import { limits, type Problem, type RecordBase } from '@callboard/api-contract';
import type { ListQuery } from '@callboard/api-contract/lists';
import { nextQuery } from '@callboard/api-client/collections';
import { createLocalState } from '@callboard/app-state';
import { foldText } from '@callboard/domain/names';
import { foldedRecord } from './foldedRecord';
import { holdsWords } from './searchText';
import type { LoadPage, PageAnswer, SearchState } from './searchState';

/** A search-as-you-type store, independent of React. */
export interface Search {
  state: () => SearchState;
  subscribe: (listener: () => void) => () => void;
  /** Switches to another collection or other conditions; clears all loaded records. */
  setSource: (base: ListQuery, load: LoadPage) => void;
  open: () => void;
  close: () => void;
  type: (text: string) => void;
  loadMore: () => void;
  retry: () => void;
}

interface Found {
  records: readonly RecordBase[];
  next: ListQuery | undefined;
  count: number;
}

/**
 * Creates a search. Opening it fetches immediately, typing is debounced (clause 9.1), and a newer search aborts the older one, whose
 * answer is ignored. Records that have been loaded once are also searched locally, so that each keystroke has an effect before
 * the server answers.
 */
export function createSearch(): Search {
  const known = new Map<string, RecordBase>();
  const answers = new Map<string, Found>();
  let base: ListQuery = {};
  let load: LoadPage = () => new Promise(() => {});
  let [isOpen, isLoadingMore] = [false, false];
  let term: string | undefined;
  let problem: Problem | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pending: AbortController | undefined;
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

  function matching(): readonly RecordBase[] {
    const wanted = foldText(term ?? '');
    return [...known.values()].filter((record) => holdsWords(foldedRecord(record), wanted));
  }

  function notify(): void {
    set(snapshot());
  }

  function giveUp(): void {
    clearTimeout(timer);
    pending?.abort();
    pending = undefined;
    isLoadingMore = false;
    problem = undefined;
  }

  function fetchPage(more?: ListQuery): void {
    const searched = search();
    const mine = new AbortController();
    pending = mine;
    const query = more ?? { ...base, ...(searched && { search: searched }), pageSize: limits.pickerPageSize };
    void load(query, mine.signal).then((answer) => {
      // An aborted request can still resolve: ignore the answer unless it belongs to the newest request.
      if (pending !== mine) return;
      pending = undefined;
      isLoadingMore = false;
      take(answer, searched);
      notify();
    });
  }

  function take(answer: PageAnswer, searched: string): void {
    if (!answer.ok) {
      problem = answer.problem;
      return;
    }
    const { results, count, next } = answer.page;
    const former = answers.get(searched)?.records ?? [];
    const records = new Map([...former, ...results.map(asKnown)].map((record) => [record.hashcode, record]));
    answers.set(searched, { records: [...records.values()], next: nextQuery(next), count });
  }

  /** Returns the same object for an unchanged record, so that its row is not rendered again. */
  function asKnown(record: RecordBase): RecordBase {
    const former = known.get(record.hashcode);
    const isCounted = record.version !== undefined && former?.version === record.version;
    if (former && isCounted && former.modified === record.modified) return former;
    known.set(record.hashcode, record);
    return record;
  }

  return {
    state: get,
    subscribe,
    setSource(nextBase, nextLoad) {
      giveUp();
      [base, load] = [nextBase, nextLoad];
      known.clear();
      answers.clear();
      if (isOpen) fetchPage();
      notify();
    },
    open() {
      if (isOpen) return;
      isOpen = true;
      answers.clear();
      fetchPage();
      notify();
    },
    close() {
      giveUp();
      [isOpen, term] = [false, undefined];
      notify();
    },
    type(text) {
      const isSame = isOpen && toSearch(text) === search();
      if (!isOpen) answers.clear();
      [isOpen, term] = [true, text];
      if (!isSame) {
        giveUp();
        if (!answers.has(search())) timer = setTimeout(fetchPage, limits.pickerDebounceMs);
      }
      notify();
    },
    loadMore() {
      const next = answers.get(search())?.next;
      if (!next || pending) return;
      [isLoadingMore, problem] = [true, undefined];
      fetchPage(next);
      notify();
    },
    retry() {
      const next = answers.get(search())?.next;
      giveUp();
      isLoadingMore = next !== undefined;
      fetchPage(next);
      notify();
    },
  };
}

/** Trims the text and collapses spaces, which do not change a search. */
function toSearch(term: string | undefined): string {
  return (term ?? '').trim().replaceAll(/\s+/g, ' ');
}
