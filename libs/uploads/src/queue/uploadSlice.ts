import { rootReducer, sessionLeft } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueueState } from './stepQueue';
import type { UploadItem } from './uploadItem';

/** The queues of mounted fields, by queue id. Without the files, because state must be serializable. */
type UploadState = Readonly<Record<string, QueueState>>;

const noItems: readonly UploadItem[] = [];

const slice = createSlice({
  name: 'uploads',
  initialState: (): UploadState => ({}),
  reducers: {
    stepped: (state, { payload }: PayloadAction<{ queue: string; state: QueueState }>) => ({
      ...state,
      [payload.queue]: payload.state,
    }),
    left: (state, { payload }: PayloadAction<string>) => {
      const { [payload]: _left, ...others } = state;
      return others;
    },
  },
  extraReducers: (builder) => builder.addCase(sessionLeft, () => ({})),
  selectors: {
    selectQueue: (state, queue: string): QueueState | undefined => state[queue],
    selectUploads: (state, queue: string) => state[queue]?.items ?? noItems,
  },
});

export const { selectQueue, selectUploads } = slice.injectInto(rootReducer).selectors;
export const { stepped, left } = slice.actions;
