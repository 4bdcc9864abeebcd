import Color from 'colorjs.io';
import { contrast, type Paint } from './contrast';

/** A colour by lightness (0 to 1), chroma (0 to 0.37 or so) and hue (degrees), as the eye sees them: OKLCH. */
export interface Tone {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Reads any colour that CSS knows. */
export function toTone(colour: string): Tone {
  const [lightness, chroma, hue] = new Color(colour).to('oklch').coords;
  // Grays have no hue.
  return { lightness: lightness ?? 0, chroma: chroma ?? 0, hue: hue ?? 0 };
}

/** A tone as #rrggbb; what a screen cannot show gets less chroma, never another hue. */
export function toHex({ lightness, chroma, hue }: Tone): string {
  const colour = new Color('oklch', [lightness, chroma, hue])
    .to('srgb')
    .toGamut({ space: 'srgb', method: 'css' });
  return colour.toString({ format: 'hex', collapse: false });
}

/** The contrast of two colours as they are painted. */
export function contrastOf(front: string, back: string): number {
  return contrast(paintOfHex(front), paintOfHex(back));
}

/**
 * The nearest tone, going lighter or darker, that has at least so much contrast on every one of the grounds. Steps are
 * one hundredth of the lightness: less is not seen.
 */
export function untilReadable(
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
