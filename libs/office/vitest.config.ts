import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'office', root: import.meta.dirname });
