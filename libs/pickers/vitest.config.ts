import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'pickers', root: import.meta.dirname });
