/** A colour as the browser paints it. */
export interface Paint {
  red: number;
  green: number;
  blue: number;
}

/** The WCAG 2 contrast of two colours, from 1 to 21. */
export function contrast(a: Paint, b: Paint): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

function luminance({ red, green, blue }: Paint): number {
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

function linear(channel: number): number {
  const value = channel / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
