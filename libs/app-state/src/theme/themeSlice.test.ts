import { beforeEach, describe, expect, it } from 'vitest';
import { createAppStore } from '../store/createAppStore';
import { changeTheme, restoreTheme, selectTheme, type ThemeChoice } from './themeSlice';

const painted = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

function open(initial: ThemeChoice) {
  const { dispatch, getState } = createAppStore();
  dispatch(restoreTheme(initial));
  return {
    change: (theme: ThemeChoice) => dispatch(changeTheme(theme)),
    theme: () => selectTheme(getState()),
  };
}

describe('the theme', () => {
  it('[1.6] paints the page in the mode of the tenant', () => {
    open('dark');
    expect(painted()).toBe('dark');
  });

  it('remembers the choice for the next visit', () => {
    open('dark').change('light');
    expect(painted()).toBe('light');
    expect(open('dark').theme()).toBe('light');
  });

  it('leaves the mode to the system when asked', () => {
    open('dark').change('system');
    expect(painted()).toBeUndefined();
  });

  it('takes a strange remembered value for none', () => {
    localStorage.setItem('theme', 'plaid');
    expect(open('dark').theme()).toBe('dark');
  });
});
