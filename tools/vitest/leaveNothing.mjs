/// <reference lib="dom" />
import { afterAll, vi } from 'vitest';

// Anything that a file of tests leaves in the document that it shares would be found by the next.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  if (typeof document === 'undefined') return;
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
