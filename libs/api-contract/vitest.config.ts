import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'api-contract', root: import.meta.dirname, environment: 'node' });
