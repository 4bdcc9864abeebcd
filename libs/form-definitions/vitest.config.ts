import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'form-definitions', root: import.meta.dirname });
