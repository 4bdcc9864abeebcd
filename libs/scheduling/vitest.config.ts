import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'scheduling', root: import.meta.dirname });
