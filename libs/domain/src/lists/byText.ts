/** The order of two texts by their code units: that of hashcodes and of instants in UTC, and the same in all languages. */
export function byText(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
