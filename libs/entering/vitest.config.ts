import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'entering', root: import.meta.dirname });
