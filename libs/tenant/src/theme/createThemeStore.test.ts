import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createThemeStore } from './createThemeStore';

const painted = () => document.documentElement.dataset['theme'];

beforeEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset['theme'];
});

describe('createThemeStore', () => {
  it('[1.6] paints the page in the mode of the tenant', () => {
    createThemeStore('dark');
    expect(painted()).toBe('dark');
  });

  it('remembers the choice for the next visit', () => {
    createThemeStore('dark').choose('light');
    expect(painted()).toBe('light');
    expect(createThemeStore('dark').choice()).toBe('light');
  });

  it('leaves the mode to the system when asked', () => {
    createThemeStore('dark').choose('system');
    expect(painted()).toBeUndefined();
  });

  it('takes a strange remembered value for none', () => {
    localStorage.setItem('theme', 'plaid');
    expect(createThemeStore('dark').choice()).toBe('dark');
  });

  it('tells whoever listens', () => {
    const store = createThemeStore('dark');
    const listener = vi.fn();
    const stop = store.subscribe(listener);
    store.choose('light');
    stop();
    store.choose('dark');
    expect(listener).toHaveBeenCalledOnce();
  });
});
