import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'browser-storage', root: import.meta.dirname });
