import type { Uploaded } from '@callboard/api-contract/attachments';
import type { FileFacts, UploadItem } from './uploadItem';

/** Uploads, in the order in which they were added. */
export interface QueueState {
  items: readonly UploadItem[];
  /** The maximum number of parallel uploads. */
  limit: number;
  /** Replaces the earlier file by a new one (clause 4.11). */
  isSingle: boolean;
  /** Anonymous uploads cannot be deleted by the user (clause 4.10). */
  isAnonymous: boolean;
}

interface Attempt {
  id: string;
  attempt: number;
}

export type QueueEvent =
  | { kind: 'added'; files: readonly (FileFacts & { id: string })[] }
  | { kind: 'found'; files: readonly (FileFacts & { id: string; canReopen: boolean })[] }
  | ({ kind: 'progressed'; sent: number } & Attempt)
  | ({ kind: 'finished'; uploaded: Uploaded } & Attempt)
  | ({ kind: 'failed'; message: string; canPass: boolean } & Attempt)
  | { kind: 'retried' | 'cancelled' | 'removed'; id: string };

/** A side effect to run after a step. */
export type QueueEffect =
  | ({ kind: 'start' } & Attempt)
  | ({ kind: 'abort' } & Attempt)
  /** Removes the partial upload, if any, from the server. */
  | { kind: 'forget'; id: string }
  | { kind: 'delete'; hashcode: string };

export interface QueueStep {
  state: QueueState;
  effects: readonly QueueEffect[];
}

/** The queue's reducer. Pure, so that tests can try every order of events. */
export function stepQueue(state: QueueState, event: QueueEvent): QueueStep {
  const stepped = step(state, event);
  const started = startNext(stepped.state);
  const effects = [...stepped.effects, ...started.effects];
  return {
    state: started.state,
    effects: state.isAnonymous ? effects.filter(({ kind }) => kind !== 'delete') : effects,
  };
}

function step(state: QueueState, event: QueueEvent): QueueStep {
  switch (event.kind) {
    case 'added':
      return add(state, event.files);
    case 'found': {
      const known = new Set(state.items.map(({ id }) => id));
      const files = event.files.filter(({ id }) => !known.has(id));
      const found = files.map((file): UploadItem => ({ ...file, attempt: 0, status: 'interrupted' }));
      return { state: { ...state, items: [...state.items, ...found] }, effects: [] };
    }
    case 'progressed':
      return replace(state, event, (item) => ({ ...base(item), status: 'uploading', sent: event.sent }));
    case 'finished':
      return finish(state, event);
    case 'failed':
      return replace(state, event, (item) => ({
        ...base(item),
        status: 'failed',
        message: event.message,
        canPass: event.canPass,
      }));
    case 'retried':
      return change(state, event.id, (item) =>
        item.status === 'uploading' || item.status === 'done' ? item : { ...base(item), status: 'waiting' },
      );
    case 'cancelled': {
      const item = state.items.find(({ id }) => id === event.id);
      if (item?.status !== 'uploading' && item?.status !== 'waiting') return { state, effects: [] };
      const next = change(state, event.id, () => ({ ...base(item), status: 'cancelled' }));
      return { state: next.state, effects: endOf(item) };
    }
    case 'removed': {
      const gone = state.items.filter(({ id }) => id === event.id);
      return drop(state, gone);
    }
    default:
      return event satisfies never;
  }
}

/** In single mode, unfinished uploads are dropped immediately; a finished one stays until the new one is uploaded. */
function add(state: QueueState, files: readonly (FileFacts & { id: string })[]): QueueStep {
  const taken = state.isSingle ? files.slice(-1) : files;
  const added = taken.map((file): UploadItem => ({ ...file, attempt: 0, status: 'waiting' }));
  const outdated =
    state.isSingle && added.length > 0 ? state.items.filter((item) => item.status !== 'done') : [];
  const dropped = drop(state, outdated);
  return { ...dropped, state: { ...dropped.state, items: [...dropped.state.items, ...added] } };
}

/** A file that finishes after it was cancelled, removed or replaced is deleted. */
function finish(state: QueueState, event: Extract<QueueEvent, { kind: 'finished' }>): QueueStep {
  if (!isCurrent(state, event))
    return { state, effects: [{ kind: 'delete', hashcode: event.uploaded.hashcode }] };
  const done = replace(state, event, (item) => ({ ...base(item), status: 'done', uploaded: event.uploaded }));
  const replaced = state.isSingle
    ? done.state.items.filter((item) => isDone(item) && item.id !== event.id)
    : [];
  return drop(done.state, replaced);
}

function startNext(state: QueueState): QueueStep {
  let free = state.limit - state.items.filter(({ status }) => status === 'uploading').length;
  const effects: QueueEffect[] = [];
  const items = state.items.map((item): UploadItem => {
    if (item.status !== 'waiting' || free <= 0) return item;
    free -= 1;
    const attempt = item.attempt + 1;
    effects.push({ kind: 'start', id: item.id, attempt });
    return { ...base(item), attempt, status: 'uploading', sent: 0 };
  });
  return { state: effects.length > 0 ? { ...state, items } : state, effects };
}

function drop(state: QueueState, gone: readonly UploadItem[]): QueueStep {
  if (gone.length === 0) return { state, effects: [] };
  return {
    state: { ...state, items: state.items.filter((item) => !gone.includes(item)) },
    effects: gone.flatMap(endOf),
  };
}

function endOf(item: UploadItem): QueueEffect[] {
  if (item.status === 'uploading') return [{ kind: 'abort', id: item.id, attempt: item.attempt }];
  if (item.status === 'done') return [{ kind: 'delete', hashcode: item.uploaded.hashcode }];
  return [{ kind: 'forget', id: item.id }];
}

function replace(state: QueueState, event: Attempt, to: (item: UploadItem) => UploadItem): QueueStep {
  return isCurrent(state, event) ? change(state, event.id, to) : { state, effects: [] };
}

function change(state: QueueState, id: string, to: (item: UploadItem) => UploadItem): QueueStep {
  return {
    state: { ...state, items: state.items.map((item) => (item.id === id ? to(item) : item)) },
    effects: [],
  };
}

function isCurrent({ items }: QueueState, { id, attempt }: Attempt): boolean {
  return items.some((item) => item.id === id && item.attempt === attempt && item.status === 'uploading');
}

function isDone(item: UploadItem): boolean {
  return item.status === 'done';
}

function base({ id, attempt, name, size, type }: UploadItem) {
  return { id, attempt, name, size, type };
}
