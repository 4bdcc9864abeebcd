import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'api-contract', root: import.meta.dirname, environment: 'node' });
