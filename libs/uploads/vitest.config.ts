import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'uploads', root: import.meta.dirname });
