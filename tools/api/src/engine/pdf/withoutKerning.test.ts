import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutKerning } from './withoutKerning';

/** Content of each table of a font, by its tag. */
const tablesOf = (font: Buffer) =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const at = 12 + index * 16;
      const offset = font.readUInt32BE(at + 8);
      const content = font.subarray(offset, offset + font.readUInt32BE(at + 12));
      return [font.toString('latin1', at, at + 4), content.toString('base64')];
    }),
  );

test.each(['Regular', 'Medium'])('only kerning is missing in Roboto %s', (style) => {
  const path = createRequire(import.meta.url).resolve(`pdfmake/fonts/Roboto/Roboto-${style}.ttf`);
  const whole = tablesOf(readFileSync(path));
  expect(whole.delete('GPOS')).toBe(true);
  expect(tablesOf(withoutKerning(readFileSync(path)))).toEqual(whole);
});
