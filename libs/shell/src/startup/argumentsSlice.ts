import { rootReducer, useAppDispatch, type AppThunk } from '@callboard/app-state';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { readAppArguments, type AppArgumentsState } from './readAppArguments';

/** After this time the app shows that it is offline, although the answer can still come. */
const patienceMs = 5_000;

const unasked: AppArgumentsState = { status: 'asking', arguments: {} };

const slice = createSlice({
  name: 'appArguments',
  initialState: unasked,
  reducers: {
    // The last arguments that the server has sent stay in force when it cannot be reached later.
    answered: (state, { payload }: PayloadAction<AppArgumentsState>) =>
      payload.status === 'known' ? payload : { ...state, status: payload.status },
    delayed: (state): AppArgumentsState => ({ ...state, status: 'unreachable' }),
  },
  selectors: { selectAppArguments: (state) => state },
});

/** What the server's arguments say so far. Until then the app runs on its built-in settings. */
export const { selectAppArguments } = slice.injectInto(rootReducer).selectors;

/** Requests the app arguments, also again. */
export function fetchAppArguments(read = readAppArguments): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const late = setTimeout(() => dispatch(slice.actions.delayed()), patienceMs);
    const answer = await read();
    clearTimeout(late);
    dispatch(slice.actions.answered(answer));
  };
}

/** What the server's arguments say so far, and how to request them again. */
export function useAppArguments(): AppArgumentsState & { ask: () => void } {
  const dispatch = useAppDispatch();
  return { ...useSelector(selectAppArguments), ask: () => void dispatch(fetchAppArguments()) };
}
