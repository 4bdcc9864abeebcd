import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'pickers', root: import.meta.dirname, setupFiles: ['vitest.setup.ts'] });
