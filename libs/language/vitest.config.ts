import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'language', root: import.meta.dirname, folders: ['src', 'vite'] });
