import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'help', root: import.meta.dirname });
