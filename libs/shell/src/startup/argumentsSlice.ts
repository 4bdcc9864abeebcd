import { rootReducer, useAppDispatch, type AppThunk } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readAppArguments, type AppArgumentsState } from './readAppArguments';

/** After this time the app shows that it is offline, although the response can still arrive. */
const offlineAfterMs = 5_000;

const initial: AppArgumentsState = { status: 'asking', arguments: {} };

const slice = createSlice({
  name: 'appArguments',
  initialState: initial,
  reducers: {
    // The last arguments of the server stay in effect when a later request fails.
    answered: (state, { payload }: PayloadAction<AppArgumentsState>) =>
      payload.status === 'known' ? payload : { ...state, status: payload.status },
    delayed: (state): AppArgumentsState => ({ ...state, status: 'unreachable' }),
  },
  selectors: { selectAppArguments: (state) => state },
});

/** The server's app arguments. Until they arrive the app uses its built-in settings. */
export const { selectAppArguments } = slice.injectInto(rootReducer).selectors;

/** Requests the app arguments; can be called again. */
export function fetchAppArguments(read = readAppArguments): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const late = setTimeout(() => dispatch(slice.actions.delayed()), offlineAfterMs);
    const answer = await read();
    clearTimeout(late);
    dispatch(slice.actions.answered(answer));
  };
}

/** The server's app arguments, and a function to request them again. */
export function useAppArguments(): AppArgumentsState & { ask: () => void } {
  const dispatch = useAppDispatch();
  return { ...useSelector(selectAppArguments), ask: () => void dispatch(fetchAppArguments()) };
}
