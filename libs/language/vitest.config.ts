import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'language', root: import.meta.dirname, folders: ['src', 'vite'] });
