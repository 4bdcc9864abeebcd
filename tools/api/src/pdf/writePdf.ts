import { createRequire } from 'node:module';
import type { TDocumentDefinitions } from 'pdfmake/interfaces';

/** Writes a document as a PDF in base64. */
export async function writePdf(document: TDocumentDefinitions): Promise<string> {
  // Loaded with the first PDF: most processes never make one.
  const { default: pdfmake } = await import('pdfmake');
  pdfmake.setFonts({ Roboto: fonts });
  // A document can name files and addresses; ours have none but their fonts.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => path === fonts.normal || path === fonts.bold);
  return pdfmake.createPdf(document).getBase64();
}

const { resolve } = createRequire(import.meta.url);
/** It has the letters with macrons, which the fonts that every PDF reader knows have not. */
const fonts = {
  normal: resolve('pdfmake/fonts/Roboto/Roboto-Regular.ttf'),
  bold: resolve('pdfmake/fonts/Roboto/Roboto-Medium.ttf'),
};
