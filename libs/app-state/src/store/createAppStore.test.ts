import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { expect, it, vi } from 'vitest';
import { addAppListener, createAppStore } from './createAppStore';
import { rootReducer, sessionLeft } from './rootReducer';

const slice = createSlice({
  name: 'notes',
  initialState: { text: '' },
  reducers: { written: (_state, { payload }: PayloadAction<string>) => ({ text: payload }) },
  extraReducers: (builder) => builder.addCase(sessionLeft, () => ({ text: '' })),
  selectors: { selectText: ({ text }) => text },
});

it('reads a slice that was injected after the store was created', () => {
  const store = createAppStore();
  const { selectText } = slice.injectInto(rootReducer).selectors;
  expect(selectText(store.getState())).toBe('');
  store.dispatch(slice.actions.written('Kia ora'));
  expect(selectText(store.getState())).toBe('Kia ora');
});

it('shares nothing between two stores', () => {
  const [one, other] = [createAppStore(), createAppStore()];
  const { selectText } = slice.injectInto(rootReducer).selectors;
  const effect = vi.fn();
  one.dispatch(addAppListener({ actionCreator: slice.actions.written, effect }));
  other.dispatch(slice.actions.written('Kia ora'));
  expect(selectText(one.getState())).toBe('');
  expect(effect).not.toHaveBeenCalled();
});

it('resets the state of a user when their session is left', () => {
  const store = createAppStore();
  const { selectText } = slice.injectInto(rootReducer).selectors;
  store.dispatch(slice.actions.written('Kia ora'));
  store.dispatch(sessionLeft());
  expect(selectText(store.getState())).toBe('');
});
