import { createLinter } from './lintFiles.js';
import { executorsOf } from './inBatch.js';

export default executorsOf(createLinter).many;
