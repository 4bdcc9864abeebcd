import { beforeEach, describe, expect, it } from 'vitest';
import { createAppStore } from '../store/createAppStore';
import { changeTheme, restoreTheme, selectTheme, type ThemePreference } from './themeSlice';

const paintedTheme = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function open(initial: ThemePreference) {
  const { dispatch, getState } = createAppStore();
  dispatch(restoreTheme(initial));
  return {
    change: (theme: ThemePreference) => dispatch(changeTheme(theme)),
    theme: () => selectTheme(getState()),
  };
}

describe('the theme', () => {
  it('[1.6] uses the theme of the tenant', () => {
    open('dark');
    expect(paintedTheme()).toBe('dark');
  });

  it('stores the selected theme for the next visit', () => {
    open('dark').change('light');
    expect(paintedTheme()).toBe('light');
    expect(open('dark').theme()).toBe('light');
  });

  it('follows the system when that is selected', () => {
    open('dark').change('system');
    expect(paintedTheme()).toBeUndefined();
  });

  it('ignores an invalid stored value', () => {
    localStorage.setItem('theme', 'plaid');
    expect(open('dark').theme()).toBe('dark');
  });
});
