const storageKey = 'summary_width';

/** The width that was last chosen in this browser; it tells nothing of the user, so a logout leaves it. */
export function rememberedWidth(): number | undefined {
  try {
    const stored = Number(localStorage.getItem(storageKey));
    return stored >= 100 && stored <= 2_000 ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a width; browsers that forbid storage forget it with the page. */
export function rememberWidth(width: number): void {
  try {
    localStorage.setItem(storageKey, String(width));
  } catch {
    return;
  }
}
