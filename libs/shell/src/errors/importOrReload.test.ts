import { addUnsavedWork } from '@callboard/browser-storage';
import { waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { importOrReload, isMissingPart, MissingPartError } from './importOrReload';

function aPage() {
  const values = new Map<string, string>();
  const session = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  return { reload: vi.fn(), now: vi.fn(() => 1_000_000), session: () => session };
}

const failToImport = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

describe('importOrReload', () => {
  it('resolves with the module', async () => {
    expect(await importOrReload(async () => 'part', aPage())).toBe('part');
  });

  it('reloads the page once when a chunk is missing', async () => {
    const page = aPage();
    void importOrReload(failToImport, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
  });

  it('does not reload over unsaved work', async () => {
    const page = aPage();
    const remove = addUnsavedWork(() => true);
    await expect(importOrReload(failToImport, page)).rejects.toBeInstanceOf(MissingPartError);
    remove();
    expect(page.reload).not.toHaveBeenCalled();
  });

  it('rejects when the chunk is still missing after the reload', async () => {
    const page = aPage();
    void importOrReload(failToImport, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await expect(importOrReload(failToImport, page)).rejects.toBeInstanceOf(MissingPartError);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('does not reload in a loop when one chunk loads and another does not', async () => {
    const page = aPage();
    void importOrReload(failToImport, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    await importOrReload(async () => 'part', page);
    await expect(importOrReload(failToImport, page)).rejects.toBeInstanceOf(MissingPartError);
    expect(page.reload).toHaveBeenCalledOnce();
  });

  it('can reload again a minute later', async () => {
    const page = aPage();
    void importOrReload(failToImport, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledOnce());
    page.now.mockReturnValue(1_060_000);
    void importOrReload(failToImport, page);
    await waitFor(() => expect(page.reload).toHaveBeenCalledTimes(2));
  });

  it('does not reload in a loop when storage is blocked', async () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const page = { reload: vi.fn(), now: () => 0, session: refuse };
    await expect(importOrReload(failToImport, page)).rejects.toBeInstanceOf(MissingPartError);
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
])('checks whether %s is a missing chunk: %s', (error, expected) => {
  expect(isMissingPart(error)).toBe(expected);
});
