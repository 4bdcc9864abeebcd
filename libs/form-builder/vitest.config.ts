import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'form-builder', root: import.meta.dirname });
