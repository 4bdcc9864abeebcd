import Color from 'colorjs.io';
import { contrast, type Paint } from './contrast';

/** A colour in OKLCH: lightness (0 to 1), chroma (0 to about 0.37) and hue (degrees). */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Parses any CSS colour. */
export function toTone(colour: string): Tone {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  // Grays have no hue.
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** A tone as #rrggbb; a colour outside sRGB gets less chroma, never another hue. */
export function toHex({ lightness, chroma, hue }: Tone): string {
  const colour = new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ space: 'srgb', method: 'css' });
  return colour.toString({ format: 'hex', collapse: false });
}

/** The contrast of two colours as painted. */
export function contrastOf(front: string, back: string): number {
  return contrast(paintOfHex(front), paintOfHex(back));
}

/**
 * The nearest lighter or darker tone with at least the given contrast on every background. The step is one hundredth
 * of the lightness, which is too small to notice.
 */
export function withContrast(
  tone: Tone,
  grounds: readonly string[],
  least: number,
  step: 0.01 | -0.01,
): Tone {
  let corrected = tone;
  while (grounds.some((ground) => contrastOf(toHex(corrected), ground) < least)) {
    const lightness = corrected.lightness + step;
    if (lightness <= 0 || lightness >= 1) return { ...corrected, lightness: step < 0 ? 0 : 1, chroma: 0 };
    corrected = { ...corrected, lightness };
  }
  return corrected;
}

function paintOfHex(hex: string): Paint {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return { red: red ?? 0, green: green ?? 0, blue: blue ?? 0 };
}
