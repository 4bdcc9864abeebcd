import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({
  name: 'form-definitions',
  root: import.meta.dirname,
  setupFiles: ['vitest.setup.ts'],
});
