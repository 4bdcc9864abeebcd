import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'competition', root: import.meta.dirname });
