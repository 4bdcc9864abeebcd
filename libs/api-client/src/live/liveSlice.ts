import { rootReducer, sessionLeft } from '@callboard/app-state';
import { createSlice, isFulfilled, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { changedNames, recordsIn, type CachedRecord } from './cachedRecords';

/** `connecting`: not connected yet in this session. `away`: the connection was lost, and is tried again. */
export type LiveStatus = 'connecting' | 'open' | 'away';

/** The fields that other users have just changed, by the hashcodes of their records. */
export type ChangesOfOthers = Readonly<Record<string, readonly string[]>>;

interface LiveState {
  status: LiveStatus;
  /** Records that others have changed, as they were cached before. */
  before: Readonly<Record<string, CachedRecord>>;
  changesOfOthers: ChangesOfOthers;
}

const initialState: LiveState = { status: 'connecting', before: {}, changesOfOthers: {} };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged: (state, { payload }: PayloadAction<LiveStatus>): LiveState => ({
      ...state,
      status: payload,
    }),
    /** Others have changed these records, which are about to be refetched. */
    changedByOthers: (state, { payload }: PayloadAction<readonly CachedRecord[]>): LiveState => ({
      ...state,
      before: { ...state.before, ...Object.fromEntries(payload.map((record) => [record.hashcode, record])) },
      changesOfOthers: without(
        state.changesOfOthers,
        payload.map(({ hashcode }) => hashcode),
      ),
    }),
    /** The changes of these records have been shown for long enough. */
    changesShown: (state, { payload }: PayloadAction<readonly string[]>): LiveState => ({
      ...state,
      before: without(state.before, payload),
      changesOfOthers: without(state.changesOfOthers, payload),
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(sessionLeft, () => initialState)
      // A refetched record shows the changes of the others.
      .addMatcher(isFulfilled, (state, { payload }): LiveState => {
        if (Object.keys(state.before).length === 0) return state;
        const changes = recordsIn(payload).flatMap((record) => {
          const before = state.before[record.hashcode];
          const names = before ? changedNames(before, record) : [];
          return names.length > 0 ? [[record.hashcode, names] as const] : [];
        });
        if (changes.length === 0) return state;
        const known = changes.map(([hashcode]) => hashcode);
        return {
          ...state,
          before: without(state.before, known),
          changesOfOthers: { ...state.changesOfOthers, ...Object.fromEntries(changes) },
        };
      }),
  selectors: {
    selectLiveStatus: ({ status }) => status,
    selectChangesOfOthers: ({ changesOfOthers }) => changesOfOthers,
  },
});

function without<T>(
  all: Readonly<Record<string, T>>,
  hashcodes: readonly string[],
): Readonly<Record<string, T>> {
  if (!hashcodes.some((hashcode) => hashcode in all)) return all;
  return Object.fromEntries(Object.entries(all).filter(([hashcode]) => !hashcodes.includes(hashcode)));
}

export const { selectLiveStatus, selectChangesOfOthers } = slice.injectInto(rootReducer).selectors;
export const { statusChanged, changedByOthers, changesShown } = slice.actions;

/** Status of the live connection. Poll while it is not `open`. */
export function useLiveStatus(): LiveStatus {
  return useSelector(selectLiveStatus);
}

/** Changes by other users in the last seconds, in records that are cached. */
export function useChangesOfOthers(): ChangesOfOthers {
  return useSelector(selectChangesOfOthers);
}
