import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'outbox', root: import.meta.dirname });
