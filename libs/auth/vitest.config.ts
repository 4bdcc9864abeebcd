import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'auth', root: import.meta.dirname });
