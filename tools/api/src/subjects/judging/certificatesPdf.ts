import { shortened } from '@callboard/api-contract/text';
import type { LanguageCode } from '@callboard/api-contract/languages';
import type { Content, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fullDayText } from '../../engine/mail/dateTexts';
import { mailTexts } from '../../engine/mail/mailTexts';
import { writePdf } from '../../engine/pdf/writePdf';
import type { CertificateStage } from './queries/readResults';

/** Of a name on a certificate: with the widest letters it takes three lines. */
const maxLetters = 90;
const margin = 48;
/** A4, lying, in points. */
const page = { width: 842, height: 595 };

export const certificateTexts = mailTexts({
  en: {
    title: 'Certificate',
    place: (place: string) => `Place ${place}`,
    tookPart: 'Took part',
    in: (stage: string, event: string) => `${stage} · ${event}`,
  },
  mi: {
    title: 'Tiwhikete',
    place: (place: string) => `Tūranga ${place}`,
    tookPart: 'I whai wāhi',
    in: (stage: string, event: string) => `${stage} · ${event}`,
  },
});

/** Certificates as a PDF in base64, a page each. */
export function certificatesPdf(
  organiser: string,
  stage: CertificateStage,
  language: LanguageCode,
): Promise<string> {
  return writePdf(certificatesDocument(organiser, stage, language), language);
}

/** What the PDF of certificates has. */
export function certificatesDocument(
  organiser: string,
  { name: stage, event, released_on, acts }: CertificateStage,
  language: LanguageCode,
): TDocumentDefinitions {
  const words = certificateTexts[language];
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: margin * 2,
    info: { title: `${words.title} ${stage}`, creator: organiser },
    defaultStyle: { font: 'Roboto', fontSize: 14, alignment: 'center', lineHeight: 1.2 },
    background: {
      canvas: [margin, margin + 6].map((inset) => ({
        type: 'rect',
        x: inset,
        y: inset,
        w: page.width - 2 * inset,
        h: page.height - 2 * inset,
        lineWidth: inset === margin ? 2 : 0.5,
        lineColor: '#333333',
      })),
    },
    content: acts.map(({ name, school, place }, index): Content => ({
      ...(index > 0 && { pageBreak: 'before' as const }),
      stack: [
        { text: organiser, color: '#555555', margin: [0, 10, 0, 24] },
        { text: words.title, fontSize: 34, bold: true, margin: [0, 0, 0, 28] },
        { text: shortened(name, maxLetters), fontSize: 28, bold: true },
        ...(school === null
          ? []
          : [{ text: shortened(school, maxLetters), fontSize: 16, margin: [0, 4, 0, 0] } satisfies Content]),
        {
          text: place === null ? words.tookPart : words.place(String(place)),
          fontSize: 24,
          margin: [0, 28, 0, 8],
        },
        { text: words.in(shortened(stage, maxLetters), shortened(event, maxLetters)) },
        { text: fullDayText(released_on, language), color: '#555555', margin: [0, 8, 0, 0] },
      ],
    })),
  };
}
