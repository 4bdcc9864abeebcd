import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'all-tenants', root: import.meta.dirname, environment: 'node' });
