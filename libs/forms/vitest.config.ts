import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'forms', root: import.meta.dirname });
