import { libraryTests } from '../../tools/scripts/src/libraryTests.mjs';

export default libraryTests({ name: 'api-client', root: import.meta.dirname });
