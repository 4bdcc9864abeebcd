import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'api-client', root: import.meta.dirname });
