interface Type {
  hashcode: string;
  /** An order has whole sets of so many; null: any number. */
  set_size: number | null;
}

/** How many tickets of each price type are missing to whole sets; those that miss none are left out. */
export function missingOfSets(
  priceTypes: readonly string[],
  types: readonly Type[],
): ReadonlyMap<string, number> {
  return new Map(
    types.flatMap(({ hashcode, set_size: size }) => {
      const over = size === null ? 0 : priceTypes.filter((type) => type === hashcode).length % size;
      return size === null || over === 0 ? [] : [[hashcode, size - over] as const];
    }),
  );
}
