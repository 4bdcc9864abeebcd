import PDFParser from 'pdf2json';

/**
 * The text of each page of a PDF, in the order in which it was drawn and without blanks: a PDF places letters, and has no words.
 */
export async function readPdf(bytes: Buffer): Promise<string[]> {
  const parser = new PDFParser();
  const pages = await new Promise<string[]>((resolve, reject) => {
    parser.on('pdfParser_dataError', (error) => reject(error instanceof Error ? error : error.parserError));
    parser.on('pdfParser_dataReady', ({ Pages }) =>
      resolve(Pages.map(({ Texts }) => Texts.map(({ R }) => R.map(({ T }) => decoded(T)).join('')).join(''))),
    );
    parser.parseBuffer(bytes);
  });
  // Fonts join letters, and the PDF then has one character for them.
  return pages.map((text) =>
    text.replace(/\s+/g, '').replace(/[\ufb00-\ufb06]/g, (joined) => joined.normalize('NFKC')),
  );
}

/** Some versions of the parser escape texts for addresses. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
