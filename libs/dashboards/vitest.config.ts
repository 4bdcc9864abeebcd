import { libraryTests } from '../../tools/vitest/libraryTests.mjs';

export default libraryTests({ name: 'dashboards', root: import.meta.dirname });
