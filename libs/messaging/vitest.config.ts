import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'messaging', root: import.meta.dirname });
