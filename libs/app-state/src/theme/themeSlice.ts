import { keptValue } from '@callboard/browser-storage';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useSelector } from 'react-redux';
import { useAppDispatch } from '../store/AppStoreProvider';
import type { AppThunk } from '../store/createAppStore';
import { rootReducer } from '../store/rootReducer';

export const themeChoices = ['dark', 'light', 'system'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

// It tells nothing of the user, so a logout leaves it.
const stored = keptValue('theme');

const slice = createSlice({
  name: 'theme',
  initialState: (): ThemeChoice => 'system',
  reducers: { changed: (_state, { payload }: PayloadAction<ThemeChoice>) => payload },
  selectors: { selectTheme: (state) => state },
});

/** The mode of the page that was selected or that the tenant sets. */
export const { selectTheme } = slice.injectInto(rootReducer).selectors;

/** Shows the page in the mode that this browser has stored, or in the given one where none is stored. */
export function restoreTheme(initial: ThemeChoice): AppThunk {
  return (dispatch) => {
    const theme = themeChoices.find((choice) => choice === stored.read()) ?? initial;
    paint(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** Shows the page in this mode and stores it in this browser. */
export function changeTheme(theme: ThemeChoice): AppThunk {
  return (dispatch) => {
    paint(theme);
    stored.write(theme);
    dispatch(slice.actions.changed(theme));
  };
}

/** The mode of the page and how to change it. */
export function useTheme(): readonly [ThemeChoice, (choice: ThemeChoice) => void] {
  const dispatch = useAppDispatch();
  return [useSelector(selectTheme), (choice) => dispatch(changeTheme(choice))];
}

function paint(theme: ThemeChoice) {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
}
