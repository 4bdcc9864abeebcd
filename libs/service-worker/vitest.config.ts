import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'service-worker', root: import.meta.dirname });
