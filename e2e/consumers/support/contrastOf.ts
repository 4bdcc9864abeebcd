import type { Locator } from '@playwright/test';

/** The contrast of the text of an element with its own background, as WCAG measures it: 1 to 21. */
export async function contrastOf(element: Locator): Promise<number> {
  const [text, background] = await element.evaluate((node) => {
    const context = document.createElement('canvas').getContext('2d');
    // The browser paints every notation of a colour.
    const pixelOf = (color: string) => {
      if (!context) throw new Error('This browser paints no canvas.');
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = color;
      context.fillRect(0, 0, 1, 1);
      return [...context.getImageData(0, 0, 1, 1).data];
    };
    const style = getComputedStyle(node);
    return [pixelOf(style.color), pixelOf(style.backgroundColor)] as const;
  });
  if (text.at(3) !== 255 || background.at(3) !== 255) throw new Error('A colour is not opaque.');
  const [darker, lighter] = [luminanceOf(text), luminanceOf(background)].toSorted(
    (one, other) => one - other,
  );
  return ((lighter ?? 0) + 0.05) / ((darker ?? 0) + 0.05);
}

/** The relative luminance of a colour in sRGB. */
function luminanceOf([red = 0, green = 0, blue = 0]: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
