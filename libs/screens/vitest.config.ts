import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'screens', root: import.meta.dirname });
