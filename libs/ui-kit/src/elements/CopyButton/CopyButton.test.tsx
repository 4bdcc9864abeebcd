import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { CopyButton } from './CopyButton';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function withClipboard(writeText: (text: string) => Promise<void>) {
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
}

it('copies its text and confirms it', async () => {
  const writeText = vi.fn(() => Promise.resolve());
  withClipboard(writeText);
  render(<CopyButton text="c0ffee" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Copied')).toBeTruthy();
  expect(writeText).toHaveBeenCalledWith('c0ffee');
});

it('shows when the browser denies access to the clipboard', async () => {
  withClipboard(() => Promise.reject(new Error('denied')));
  render(<CopyButton text="c0ffee" />);
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('Could not be copied')).toBeTruthy();
});
