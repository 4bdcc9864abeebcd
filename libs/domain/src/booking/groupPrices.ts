interface Type {
  hashcode: string;
  /** An order has at least so many of it; null: any number. */
  min_count: number | null;
}

/** How many tickets of each group price are missing to the least number; those that miss none are left out, and those without tickets. */
export function missingOfGroups(
  priceTypes: readonly string[],
  types: readonly Type[],
): ReadonlyMap<string, number> {
  return new Map(
    types.flatMap(({ hashcode, min_count: least }) => {
      const count = priceTypes.filter((type) => type === hashcode).length;
      return least === null || count === 0 || count >= least ? [] : [[hashcode, least - count] as const];
    }),
  );
}

/** Checks whether a typed text is the code of a price: small letters are as good as capital ones. A price without a code needs none. */
export function hasPriceCode(code: string | null, typed: string | null): boolean {
  return code === null || code.trim().toLowerCase() === typed?.trim().toLowerCase();
}
