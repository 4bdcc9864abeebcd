/**
 * The tests that a run includes, by the variable `CALLBOARD_TIER`. `fast` (the default) is `npm test`. `slow` is what is expensive,
 * exhaustive or kills and floods servers: files named `*.slow.test.*` and all browser tests without `@fast`. `long` is both at full counts.
 */
export const tier: string;

/** True in the long tier: random cases, large files and members of a family are all tried. */
export const isLong: boolean;

/** Checks whether a test file belongs to the tier of this run. */
export function isOfTier(path: string): boolean;

/**
 * The files of this run's tier, as options of Vitest.
 *
 * @param pattern - a glob that ends like `*.test.ts`
 */
export function filesOfTier(pattern: string): { include: string[]; exclude?: string[] };
