import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'app-state', root: import.meta.dirname });
