import { shortened } from '@callboard/api-contract/text';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fullDayText } from '../../engine/mail/dateTexts';
import { mailTexts } from '../../engine/mail/mailTexts';
import { fittedSize } from '../../engine/pdf/fittedSize';
import { inLatin } from '../../engine/pdf/inKnownLetters';
import type { FontLetters } from '../../engine/pdf/readFont';
import { readPdfLetters, writePdf } from '../../engine/pdf/writePdf';
import type { CertificateStage } from './queries/readResults';

/** More of a name is left out: no font has it readable in its lines. */
const maxLetters = 120;
const margin = 48;
/** A4, lying, in points. */
const page = { width: 842, height: 595 };
/** Inside of the frame. */
const width = page.width - 4 * margin;

export const certificateTexts = mailTexts({
  en: {
    title: 'Certificate',
    place: (place: string) => `Place ${place}`,
    tookPart: 'Took part',
    corrected: (day: string) => `Corrected on ${day}. It replaces the previous certificate.`,
    in: (stage: string, event: string) => `${stage} · ${event}`,
  },
  mi: {
    title: 'Tiwhikete',
    place: (place: string) => `Tūranga ${place}`,
    tookPart: 'I whai wāhi',
    corrected: (day: string) => `I whakatikaina i te ${day}. Ka whakakapi tēnei i te tiwhikete o mua.`,
    in: (stage: string, event: string) => `${stage} · ${event}`,
  },
});

/** Certificates as a PDF in base64, a page each. */
export async function certificatesPdf(
  organiser: string,
  stage: CertificateStage,
  language: LanguageCode,
): Promise<string> {
  const letters = await readPdfLetters();
  return writePdf(certificatesDocument(organiser, stage, language, letters), language);
}

/** Content of the PDF of certificates. */
export function certificatesDocument(
  organiser: string,
  { name: stage, event, released_on, acts }: CertificateStage,
  language: LanguageCode,
  letters: FontLetters,
): TDocumentDefinitions {
  const words = certificateTexts[language];
  /** A text of any length in its lines. */
  const fitted = (given: string, size: number, lines = 2) => {
    const text = shortened(given, maxLetters);
    return { text, fontSize: fittedSize(inLatin(text, letters), { width, lines, size }, letters) };
  };
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: margin * 2,
    info: { title: `${words.title} ${stage}`, creator: organiser },
    defaultStyle: { font: 'Roboto', fontSize: 14, alignment: 'center', lineHeight: 1.2 },
    // Of its own on each page: the writer moves the one that it draws.
    background: () => ({
      canvas: [margin, margin + 6].map((inset) => ({
        type: 'rect',
        x: inset,
        y: inset,
        w: page.width - 2 * inset,
        h: page.height - 2 * inset,
        lineWidth: inset === margin ? 2 : 0.5,
        lineColor: '#333333',
      })),
    }),
    content: acts.map(({ name, school, place, corrected_on }, index): Content => ({
      ...(index > 0 && { pageBreak: 'before' as const }),
      stack: [
        { ...fitted(organiser, 14, 1), color: '#555555', margin: [0, 0, 0, 16] },
        { text: words.title, fontSize: 34, bold: true, margin: [0, 0, 0, 20] },
        { ...fitted(name, 28), bold: true },
        ...(school === null ? [] : [{ ...fitted(school, 16), margin: [0, 4, 0, 0] } satisfies Content]),
        {
          text: place === null ? words.tookPart : words.place(String(place)),
          fontSize: 24,
          margin: [0, 20, 0, 8],
        },
        fitted(words.in(stage, event), 14),
        { text: fullDayText(released_on, language), color: '#555555', margin: [0, 8, 0, 0] },
        ...(corrected_on === null
          ? []
          : [
              {
                text: words.corrected(fullDayText(corrected_on, language)),
                color: '#555555',
                fontSize: 11,
              } satisfies Content,
            ]),
      ],
    })),
  };
}
