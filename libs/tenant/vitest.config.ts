import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'tenant', root: import.meta.dirname });
