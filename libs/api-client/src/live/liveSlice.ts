import { rootReducer, sessionLeft } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';

/** `connecting`: not connected yet in this session. `away`: the connection was lost, and is tried again. */
export type LiveStatus = 'connecting' | 'open' | 'away';

interface LiveState {
  status: LiveStatus;
}

const initialState: LiveState = { status: 'connecting' };

const slice = createSlice({
  name: 'live',
  initialState,
  reducers: {
    statusChanged: (_state, { payload }: PayloadAction<LiveStatus>): LiveState => ({ status: payload }),
  },
  extraReducers: (builder) => builder.addCase(sessionLeft, () => initialState),
  selectors: { selectLiveStatus: ({ status }) => status },
});

export const { selectLiveStatus } = slice.injectInto(rootReducer).selectors;
export const { statusChanged } = slice.actions;

/** Whether changes of others arrive by themselves. Poll while it is not `open`. */
export function useLiveStatus(): LiveStatus {
  return useSelector(selectLiveStatus);
}
