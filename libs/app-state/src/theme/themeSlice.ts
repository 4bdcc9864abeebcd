import { keptValue } from '@callboard/browser-storage';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/AppStoreProvider';
import type { AppThunk } from '../store/createAppStore';
import { rootReducer } from '../store/rootReducer';

export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// Not personal data, so a logout does not clear it.
const stored = keptValue('theme');

const slice = createSlice({
  name: 'theme',
  initialState: (): ThemeChoice => 'system',
  reducers: { changed: (_state, { payload }: PayloadAction<ThemeChoice>) => payload },
  selectors: { selectTheme: (state) => state },
});

/** The theme that the user selected, else the tenant's. */
export const { selectTheme } = slice.injectInto(rootReducer).selectors;

/** Applies the theme that this browser has stored, else `initial`. */
export function restoreTheme(initial: ThemeChoice): AppThunk {
  return (dispatch) => {
    const theme = themeChoices.find((mode) => mode === stored.read()) ?? initial;
    paint(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** Applies a theme and stores it in this browser. */
export function changeTheme(theme: ThemeChoice): AppThunk {
  return (dispatch) => {
    paint(theme);
    stored.write(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** The theme and its setter. */
export function useTheme(): readonly [ThemeChoice, (theme: ThemeChoice) => void] {
  const dispatch = useAppDispatch();
  return [useSelector(selectTheme), (theme) => dispatch(changeTheme(theme))];
}

function paint(theme: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
