import { storedValue } from '@callboard/browser-storage';

const storedWidth = storedValue('summary_width');

/** The last width set in this browser, in pixels. It is not personal, so a logout does not clear it. */
export function rememberedWidth(): number | undefined {
  const stored = Number(storedWidth.read());
  return stored >= 100 && stored <= 2_000 ? stored : undefined;
}

export function rememberWidth(width: number): void {
  storedWidth.write(String(width));
}
