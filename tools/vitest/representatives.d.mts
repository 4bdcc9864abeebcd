/**
 * The members of a family that the fast tier tries, few of which have every trait of all: what a rule depends on is proved once for
 * each. A file of the slow tier imports the one of the fast tier, and all are tried.
 */
export function representatives<T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[];

/** Few members that have every trait, in the order of all. */
export function fewestWith<T>(all: readonly T[], traitsOf: (one: T) => readonly string[]): readonly T[];
