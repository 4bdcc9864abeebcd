import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'offline', root: import.meta.dirname });
