import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'device', root: import.meta.dirname });
