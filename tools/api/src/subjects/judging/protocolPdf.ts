import type { DeskSheet, JudgingDesk } from '@callboard/api-contract/competition';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { shortened } from '@callboard/api-contract/text';
import { scoresOf, sheetTotal } from '@callboard/domain/judging';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fullTimeText } from '../../engine/mail/dateTexts';
import { mailTexts } from '../../engine/mail/mailTexts';
import { writePdf } from '../../engine/pdf/writePdf';

/** Of a name in a column. */
const maxLetters = 60;

export const protocolTexts = mailTexts({
  en: {
    title: 'Judging protocol',
    made: (time: string) => `Made on ${time}`,
    about:
      'A seal is the SHA-256 of a signed sheet together with the seal of the sheet that the judge signed before. A score that is changed later changes its seal and all after it: compare this page with a later one.',
    act: 'Act',
    signed: 'Signed',
    scores: 'Scores',
    total: 'Total',
    seal: 'Seal',
    broken: 'not what was signed',
    none: 'No sheet is signed.',
    head: 'Head judge',
  },
  mi: {
    title: 'Pūrongo whakawā',
    made: (time: string) => `I hangaia i te ${time}`,
    about:
      'Ko te hīri te SHA-256 o te puka kua hainatia me te hīri o te puka i hainatia e te kaiwhakawā i mua. Ki te huri tētahi kaute ā muri, ka huri tōna hīri me ērā katoa o muri: whakatauritea tēnei whārangi ki tētahi o muri.',
    act: 'Mahi',
    signed: 'I hainatia',
    scores: 'Ngā kaute',
    total: 'Tapeke',
    seal: 'Hīri',
    broken: 'kāore i rite ki te mea i hainatia',
    none: 'Kāore he puka kua hainatia.',
    head: 'Kaiwhakawā matua',
  },
});

/** The name of the file. */
export function protocolName({ stage }: JudgingDesk, language: LanguageCode): string {
  return `${`${protocolTexts[language].title} ${stage.name}`.replaceAll(/[\\/:*?"<>|]/g, '')}.pdf`;
}

/** The signed sheets of a stage with their seals, as a PDF in base64. */
export function protocolPdf(organiser: string, desk: JudgingDesk, language: LanguageCode): Promise<string> {
  return writePdf(protocolDocument(organiser, desk, language, new Date().toISOString()), language);
}

/** What the PDF of a protocol has, made at this instant. */
export function protocolDocument(
  organiser: string,
  desk: JudgingDesk,
  language: LanguageCode,
  madeAt: string,
): TDocumentDefinitions {
  const words = protocolTexts[language];
  const { stage, judges } = desk;
  const chains = judges.flatMap((judge) => chainOf(desk, judge, language));
  return {
    pageSize: 'A4',
    pageMargins: 48,
    info: { title: `${words.title} ${stage.name}`, creator: organiser },
    defaultStyle: { font: 'Roboto', fontSize: 9, lineHeight: 1.2 },
    footer: (page, pages) => ({ text: `${page} / ${pages}`, alignment: 'center', margin: [0, 16, 0, 0] }),
    content: [
      { text: organiser, color: '#555555' },
      { text: words.title, fontSize: 20, bold: true, margin: [0, 4, 0, 4] },
      {
        text: `${shortened(stage.event.title, maxLetters)} · ${shortened(stage.name, maxLetters)}`,
        fontSize: 11,
      },
      { text: words.made(fullTimeText(madeAt, stage.zone, language)), margin: [0, 2, 0, 8] },
      { text: words.about, color: '#555555' },
      ...(chains.length > 0 ? chains : [{ text: words.none, margin: [0, 16, 0, 0] } satisfies Content]),
      {
        stack: [
          { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] },
          { text: words.head, margin: [0, 4, 0, 0] },
        ],
        margin: [0, 48, 0, 0],
        unbreakable: true,
      },
    ],
  };
}

/** The sheets that a judge signed, in the order of signing. */
function chainOf(
  desk: JudgingDesk,
  { user, name }: JudgingDesk['judges'][number],
  language: LanguageCode,
): Content[] {
  const words = protocolTexts[language];
  const signed = desk.sheets
    .filter(({ judge, status, signed_at }) => judge === user && status === 'signed' && signed_at !== null)
    .toSorted((one, other) => Date.parse(one.signed_at ?? '') - Date.parse(other.signed_at ?? ''));
  if (signed.length === 0) return [];
  const head = [words.act, words.signed, words.scores, words.total];
  return [
    { text: shortened(name, maxLetters), fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    {
      layout: 'lightHorizontalLines',
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: ['*', 'auto', 'auto', 'auto'],
        body: [head, ...signed.map((sheet) => sheetRow(desk, sheet, language))],
      },
    },
  ];
}

function sheetRow(desk: JudgingDesk, sheet: DeskSheet, language: LanguageCode): TableCell[] {
  const words = protocolTexts[language];
  const { stage, acts } = desk;
  const act = acts.find(({ hashcode }) => hashcode === sheet.entry);
  const scores = scoresOf(sheet.open?.marks ?? []);
  const total = stage.rubric && sheetTotal(stage.rubric, { scores });
  const given = stage.rubric?.criteria.map(
    ({ code, label }) => `${shortened(label, 24)} ${scores[code] ?? '–'}`,
  );
  const { seal } = sheet.open ?? {};
  return [
    {
      stack: [
        shortened(act?.name ?? '', maxLetters),
        { text: `${words.seal} ${inGroups(seal ?? '')}`, fontSize: 7, color: '#555555' },
        ...(sheet.isBroken ? [{ text: words.broken, bold: true, color: '#b00020' }] : []),
      ],
    },
    sheet.signed_at === null ? '' : fullTimeText(sheet.signed_at, stage.zone, language),
    (given ?? []).join('\n'),
    typeof total === 'number' ? total.toFixed(stage.decimals) : '–',
  ];
}

/** A seal as people compare it, in groups of eight. */
function inGroups(seal: string): string {
  return seal.match(/.{1,8}/g)?.join(' ') ?? '–';
}
