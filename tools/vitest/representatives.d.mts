/**
 * The members of a family that the short run tries, few of which have every trait of all: what a rule depends on is proved once for
 * each. The long run tries all.
 */
export function representatives<T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[];

/** Few members that have every trait, in the order of all. */
export function fewestWith<T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[];
