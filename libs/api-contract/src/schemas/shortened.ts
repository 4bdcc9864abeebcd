/**
 * A text of at most so many characters; a longer one ends in dots.
 *
 * @example
 * shortened('Kapiti Community Theatre', 10) // 'Kapiti Co…'
 */
export function shortened(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1)}…` : text;
}
