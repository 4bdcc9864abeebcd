import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({
  name: 'shell',
  root: import.meta.dirname,
  folders: ['src', 'vite'],
  setupFiles: ['vitest.setup.ts'],
  // A whole app is started.
  testTimeout: 40_000,
});
