import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'records', root: import.meta.dirname });
