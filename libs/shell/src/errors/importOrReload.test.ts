import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { importOrReload, isMissingPart, MissingPartError } from './importOrReload';

function aPage() {
  const kept = new Map<string, string>();
  const session = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  return { reload: vi.fn(), now: vi.fn(() => 1_000_000), session: () => session };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('importOrReload', () => {
  it('gives the part', async () => {
    expect(await importOrReload(async () => 'part', aPage())).toBe('part');
  });

  it('loads the page anew once when a part is gone', async () => {
    const page = aPage();
    void importOrReload(gone, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  });

  it('fails when the part is gone after that too', async () => {
    const page = aPage();
    void importOrReload(gone, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await expect(importOrReload(gone, page)).rejects.toBeInstanceOf(MissingPartError);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not load anew in a circle when one part comes and another does not', async () => {
    const page = aPage();
    void importOrReload(gone, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await importOrReload(async () => 'part', page);
    await expect(importOrReload(gone, page)).rejects.toBeInstanceOf(MissingPartError);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('may load it anew again a minute later', async () => {
    const page = aPage();
    void importOrReload(gone, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    page.now.mockReturnValue(1_060_000);
    void importOrReload(gone, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(2));
  });

  it('does not load anew for ever where nothing can be remembered', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page = { reload: vi.fn(), now: () => 0, session: refuse };
    await expect(importOrReload(gone, page)).rejects.toBeInstanceOf(MissingPartError);
    expect(page.reload).not.toHaveBeenCalled();
  });
});

it.each([
  [new MissingPartError('A part could not be fetched.'), true],
  [new TypeError('Failed to fetch dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('error loading dynamically imported module: http://x/assets/a.js'), true],
  [new TypeError('Importing a module script failed.'), true],
  [new Error('Unable to preload CSS for /assets/a.css'), true],
  [new TypeError("Cannot read properties of undefined (reading 'map')"), false],
  ['Failed to fetch dynamically imported module', false],
  [undefined, false],
])('tells whether %s is a part that is gone: %s', (error, expected) => {
  expect(isMissingPart(error)).toBe(expected);
});
