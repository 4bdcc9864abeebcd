import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'domain', root: import.meta.dirname, environment: 'node' });
