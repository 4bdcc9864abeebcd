import { createFormatCheck } from './checkFormat.js';
import { executorsOf } from './inBatch.js';

export default executorsOf(createFormatCheck).one;
