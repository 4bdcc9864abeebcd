import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'ui-kit', root: import.meta.dirname });
