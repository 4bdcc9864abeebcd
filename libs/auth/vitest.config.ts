import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'auth', root: import.meta.dirname });
