/**
 * Does the same for each of many, one after another. One that fails does not stop those behind it.
 *
 * @throws {AggregateError} At the end, where some failed: the job is tried again.
 */
export async function forEachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = [];
  for (const item of items) await work(item).catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} of ${items.length} failed.`);
}
