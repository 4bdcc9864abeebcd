import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'provider', root: import.meta.dirname });
