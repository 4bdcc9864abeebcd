import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SummaryPanel } from './SummaryPanel';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function renderPanel(isWide: boolean) {
  vi.stubGlobal('matchMedia', () => ({
    matches: isWide,
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
  }));
  render(
    <SummaryPanel open onOpenChange={vi.fn()} title="Paper Cities" width={1000}>
      86 performers
    </SummaryPanel>,
  );
}

it('[2.49] limits a remembered width', () => {
  renderPanel(true);
  expect(screen.getByRole('separator').getAttribute('aria-valuenow')).toBe('720');
});

it('[2.49] covers the page when there is no room next to it', () => {
  renderPanel(false);
  expect(screen.getByRole('dialog', { name: 'Paper Cities' })).toBeTruthy();
  expect(screen.queryByRole('separator')).toBeNull();
});
