export { isLong } from '../../../vitest/isLong.mjs';
