import { constants, inflateSync } from 'node:zlib';
import PDFParser, { type Output } from 'pdf2json';
import { describe, expect, it } from 'vitest';
import { certificatesPdf } from './certificatesPdf';

async function read(pdf: string): Promise<Output['Pages']> {
  const parser = new PDFParser();
  return new Promise((resolve, reject) => {
    parser.on('pdfParser_dataError', reject);
    parser.on('pdfParser_dataReady', ({ Pages }) => resolve(Pages));
    parser.parseBuffer(Buffer.from(pdf, 'base64'));
  });
}

const textOf = ({ Texts }: Output['Pages'][number]) =>
  Texts.flatMap(({ R }) => R.map(({ T }) => decodeURIComponent(T))).join('');

/** The frames of each page, as the PDF draws them: `x y width height re`. */
function framesOf(pdf: string): string[] {
  const bytes = Buffer.from(pdf, 'base64');
  const parts = bytes
    .toString('latin1')
    .split(/\bstream\r?\n/)
    .slice(1);
  return parts.flatMap((part) => {
    try {
      const content = inflateSync(Buffer.from(part, 'latin1'), { finishFlush: constants.Z_SYNC_FLUSH });
      const frames = [...content.toString('latin1').matchAll(/^[\d.-]+ [\d.-]+ [67]\d\d [\d.-]+ re$/gm)];
      return frames.length > 0 ? [frames.map(([frame]) => frame).join(', ')] : [];
    } catch {
      return [];
    }
  });
}

const names = [
  'Anchor',
  'Te Kapa Haka o Ngāti Porou ki te Uru o Tāmaki Makaurau me ngā Rangatahi o te Kura Tuatahi',
  'W'.repeat(200),
  'ʻOkina o Hawaiʻi',
  'Zoe\u0301 & A\u0304nika',
  'Stars ☆ and 🎭🎉 of 北京',
  '北京市'.repeat(30),
  'A '.repeat(80),
];
const long = 'Wwwwwww Mmmmmmm '.repeat(10);
const aStage = (acts: readonly string[]) => ({
  name: long,
  event: long,
  released_on: '2027-05-07',
  acts: acts.map((name, nth) => ({
    name,
    school: nth % 2 === 0 ? long : null,
    place: nth + 1,
    corrected_on: '2027-05-09',
  })),
});

describe('[3.24] the certificates of a stage', () => {
  it('has a page for each act, with a name of any length and letter on it, and the frame in one place', async () => {
    const acts = [...names, ...names, ...names];
    const pdf = await certificatesPdf('Showquest', aStage(acts), 'mi');
    const pages = await read(pdf);
    expect(pages).toHaveLength(acts.length);
    expect(pages.every((page) => textOf(page).includes('Tiwhikete'))).toBe(true);
    const [anchor, haka, , okina, macrons, stars] = pages.map(textOf);
    expect(anchor).toContain('Anchor');
    expect(haka?.replaceAll(' ', '')).toContain('Rangatahi');
    expect(okina).toMatch(/[ʻ'`‘]Okina o Hawai[ʻ'`‘]i/u);
    expect(macrons).toContain('Zoé & Ānika');
    expect(stars).toMatch(/Stars .* of BeiJing/);
    const frames = framesOf(pdf);
    expect(frames).toHaveLength(acts.length);
    expect(new Set(frames)).toHaveLength(1);
  });

  it('keeps every line within the frame', async () => {
    const pages = await read(await certificatesPdf('Showquest', aStage(names), 'en'));
    // A unit of the reader is a sixteenth of an inch.
    const rightOf = ({ Texts }: Output['Pages'][number]) => Math.max(...Texts.map(({ x, w }) => x + w / 16));
    for (const page of pages) expect(rightOf(page)).toBeLessThan((842 / 72) * 16 - 3);
  });
});
