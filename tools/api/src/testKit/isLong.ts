export { isLong } from '../../../vitest/tiers.mjs';
