/** Buyers have no user. The keys of all of them are random, and are of use only with the very request that they came with. */
export const anyBuyer = '00000000-0000-0000-0000-000000000000';
