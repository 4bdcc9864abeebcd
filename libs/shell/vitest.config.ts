import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({
  name: 'shell',
  root: import.meta.dirname,
  folders: ['src', 'vite'],
  // The tests start a whole app.
  testTimeout: 40_000,
});
