/** For each chart width: every how many-th label has room. */
export interface LabelSteps {
  narrow: number;
  medium: number;
  wide: number;
}

// The minimum width of the plot in each of the stylesheet's three container sizes, and of a letter, in pixels.
const widths = { narrow: 220, medium: 400, wide: 640 };
const letterWidth = 7;
const gap = 12;
// Longer names are cut off: --chart-name.
const maxLetters = 16;

/** Checks whether the label is shown in each of the three widths. */
export function hasLabel(index: number, { narrow, medium, wide }: LabelSteps): boolean {
  return index % narrow === 0 || index % medium === 0 || index % wide === 0;
}

/** Finds which labels along the bottom fit next to each other without being cut off, without measuring them. */
export function labelSteps(labels: readonly string[]): LabelSteps {
  const longest = Math.min(maxLetters, Math.max(0, ...labels.map((label) => Array.from(label).length)));
  const stepIn = (width: number) =>
    Math.max(1, Math.ceil((labels.length * (longest * letterWidth + gap)) / width));
  return { narrow: stepIn(widths.narrow), medium: stepIn(widths.medium), wide: stepIn(widths.wide) };
}
