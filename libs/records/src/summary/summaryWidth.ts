import { keptValue } from '@callboard/browser-storage';

const kept = keptValue('summary_width');

/** The width that was last chosen in this browser; it tells nothing of the user, so a logout leaves it. */
export function rememberedWidth(): number | undefined {
  const stored = Number(kept.read());
  return stored >= 100 && stored <= 2_000 ? stored : undefined;
}

export function rememberWidth(width: number): void {
  kept.write(String(width));
}
