import { storedValue } from '@callboard/browser-storage';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/AppStoreProvider';
import type { AppThunk } from '../store/createAppStore';
import { rootReducer } from '../store/rootReducer';

export const themePreferences = ['dark', 'light', 'system'] as const;
export type ThemePreference = (typeof themePreferences)[number];

// Not personal data, so a logout does not clear it.
const stored = storedValue('theme');

const slice = createSlice({
  name: 'theme',
  initialState: (): ThemePreference => 'system',
  reducers: { changed: (_state, { payload }: PayloadAction<ThemePreference>) => payload },
  selectors: { selectTheme: (state) => state },
});

/** The theme that the user selected, else that of the page. */
export const { selectTheme } = slice.injectInto(rootReducer).selectors;

/** Applies the theme that this browser has stored, else `initial`. */
export function restoreTheme(initial: ThemePreference): AppThunk {
  return (dispatch) => {
    const theme = themePreferences.find((mode) => mode === stored.read()) ?? initial;
    paint(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** Applies a theme and stores it in this browser. */
export function changeTheme(theme: ThemePreference): AppThunk {
  return (dispatch) => {
    dispatch(showTheme(theme));
    stored.write(theme);
  };
}

/** Applies a theme for this visit alone. */
export function showTheme(theme: ThemePreference): AppThunk {
  return (dispatch) => {
    paint(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** The theme and its setter. */
export function useTheme(): readonly [ThemePreference, (theme: ThemePreference) => void] {
  const dispatch = useAppDispatch();
  return [useSelector(selectTheme), (theme) => dispatch(changeTheme(theme))];
}

function paint(theme: ThemePreference) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
