import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { inKnownLetters } from './inKnownLetters';
import { readFont, type FontLetters } from './readFont';
import { withoutKerning } from './withoutKerning';

/** The note of a page where some letters are not those that were given. */
const latinNotes = {
  en: 'Names in other scripts are in Latin letters here.',
  mi: 'Ko ngā ingoa o ētahi atu tuhinga kei roto i ngā reta Rātini.',
} as const;

/**
 * Writes a document as a PDF in base64. Its font has Latin, Greek and Cyrillic letters: names in other scripts are
 * transliterated, and a note at the end explains it.
 */
export async function writePdf(
  document: TDocumentDefinitions,
  language: 'en' | 'mi' = 'en',
): Promise<string> {
  const note: Content = { text: latinNotes[language], fontSize: 8, color: '#555555', margin: [0, 8, 0, 0] };
  const { pdfmake, letters } = await readWriter();
  const { content, isChanged } = inKnownLetters(document.content, letters);
  return pdfmake.createPdf({ ...document, content: isChanged ? [content, note] : content }).getBase64();
}

/** The letters of the font of our PDFs, to lay out by. */
export async function readPdfLetters(): Promise<FontLetters> {
  return (await readWriter()).letters;
}

// Loaded with the first PDF: most processes never make one.
function readWriter(): ReturnType<typeof loadWriter> {
  return (writer ??= loadWriter().catch(forgetWriter));
}

let writer: ReturnType<typeof loadWriter> | undefined;

/** So that the next PDF tries again. */
function forgetWriter(error: unknown): never {
  writer = undefined;
  throw error;
}

// Its types leave out the files in memory, which documents of pdfmake name their fonts by.
declare module 'pdfmake' {
  export const virtualfs: { writeFileSync(name: string, content: Buffer): void };
}

async function loadWriter() {
  const { default: pdfmake } = await import('pdfmake');
  const { resolve } = createRequire(import.meta.url);
  // It has the letters with macrons, which the fonts that every PDF reader knows have not.
  const fonts = { normal: 'Roboto-Regular.ttf', bold: 'Roboto-Medium.ttf' };
  const read = async (name: string) => {
    const font = await readFile(resolve(`pdfmake/fonts/Roboto/${name}`));
    pdfmake.virtualfs.writeFileSync(name, withoutKerning(font));
    return readFont(font);
  };
  await read(fonts.normal);
  // Both have the same letters, and no letter is narrower in the bold one.
  const letters = await read(fonts.bold);
  pdfmake.setFonts({ Roboto: fonts });
  // A document can name files and addresses; ours have none.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy(() => false);
  return { pdfmake, letters };
}
