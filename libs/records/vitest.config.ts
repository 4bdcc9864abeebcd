import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'records', root: import.meta.dirname, setupFiles: ['vitest.setup.ts'] });
