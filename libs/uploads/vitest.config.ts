import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'uploads', root: import.meta.dirname, setupFiles: ['vitest.setup.ts'] });
