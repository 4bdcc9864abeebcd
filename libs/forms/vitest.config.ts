import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'forms', root: import.meta.dirname });
