import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'booking', root: import.meta.dirname });
