import type { DeskSheet, JudgingDesk, SealProblemKind } from '@callboard/api-contract/competition';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { shortened } from '@callboard/api-contract/text';
import { scoresOf, sheetTotal } from '@callboard/domain/judging';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fullTimeText } from '../../engine/mail/dateTexts';
import { mailTexts } from '../../engine/mail/mailTexts';
import { writePdf } from '../../engine/pdf/writePdf';
import { inGroups } from './seals/inGroups';

/** Of a name in a column. */
const maxLetters = 60;

export const protocolTexts = mailTexts({
  en: {
    title: 'Judging protocol',
    made: (time: string) => `Made on ${time}`,
    about:
      'A seal is made from a signed sheet, the rules of the stage and the seal of the sheet that the judge signed before, with a key that only the server has. Each judge gets the number and the last of their seals by email.',
    act: 'Act',
    signed: 'Signed',
    scores: 'Scores',
    total: 'Total',
    seal: 'Seal',
    rules: 'Rules and rubric',
    readings: 'Admins who read the sheets',
    check: 'Check of the seals',
    whole: 'All sheets are as they were signed.',
    ends: (count: number) => `Seals: ${count}. The last one:`,
    altered: 'changed since it was signed',
    missing: 'a sheet that was signed before it is gone',
    tail: 'sheets that were signed last are gone',
    key: 'not sealed by this server',
    changed: 'judged by other rules than the stage has now',
    none: 'No sheet is signed.',
    decided: 'Acts that did not take part, and places that were decided',
    tied: 'Shared place at the line',
    goOn: (names: string) => `Goes on: ${names}`,
    withdrawn: 'Withdrawn',
    did_not_come: 'Did not come',
    did_not_finish: 'Did not finish',
    disqualified: 'Disqualified',
    movedTo: (place: number) => `Place ${place}`,
    by: (name: string, time: string) => `${name}, ${time}`,
    head: 'Head judge',
  },
  mi: {
    title: 'Pūrongo whakawā',
    made: (time: string) => `I hangaia i te ${time}`,
    about:
      'Ka hangaia te hīri i te puka kua hainatia, i ngā ture o te wāhanga me te hīri o te puka i hainatia e te kaiwhakawā i mua, mā tētahi kī kei te tūmau anake. Ka tukuna mā te īmēra ki ia kaiwhakawā te maha me te whakamutunga o ā rātou hīri.',
    act: 'Mahi',
    signed: 'I hainatia',
    scores: 'Ngā kaute',
    total: 'Tapeke',
    seal: 'Hīri',
    rules: 'Ngā ture me te rubric',
    readings: 'Ngā kaiwhakahaere i pānui i ngā puka',
    check: 'Te tirohanga o ngā hīri',
    whole: 'Kei te rite ngā puka katoa ki te wā i hainatia ai.',
    ends: (count: number) => `Ngā hīri: ${count}. Te mea whakamutunga:`,
    altered: 'kāore i rite ki te mea i hainatia',
    missing: 'kua ngaro tētahi puka i hainatia i mua atu',
    tail: 'kua ngaro ngā puka i hainatia i muri rawa',
    key: 'kāore i hīritia e tēnei tūmau',
    changed: 'i whakawākia mā ētahi ture kē atu i ō te wāhanga ināianei',
    none: 'Kāore he puka kua hainatia.',
    decided: 'Ngā mahi kua tangohia, me ngā tūnga i whakatauhia',
    tied: 'Te tūranga ōrite i te pae',
    goOn: (names: string) => `E haere tonu ana: ${names}`,
    withdrawn: 'Kua unuhia',
    did_not_come: 'Kāore i tae mai',
    did_not_finish: 'Kāore i oti',
    disqualified: 'Kua whakakorea',
    movedTo: (place: number) => `Tūranga ${place}`,
    by: (name: string, time: string) => `${name}, ${time}`,
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

/** Content of the PDF of a protocol, made at this instant. */
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
      ...decidedOf(desk, language),
      ...tieOf(desk, language),
      ...checkOf(desk, language),
      ...readingsOf(desk, language),
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

/** The acts that are out, and those that the head judge moved, each with the reason. */
function decidedOf({ acts, decisions, stage }: JudgingDesk, language: LanguageCode): Content[] {
  const words = protocolTexts[language];
  const lines = acts.flatMap(({ hashcode, name, state }) => {
    const decision = decisions.find(({ entry }) => entry === hashcode);
    const moved = decision?.to === 'place' ? words.movedTo(decision.place) : null;
    const left = state === 'expected' || state === 'present' || state === 'performed' ? null : words[state];
    const what = left ?? moved;
    if (what === null) return [];
    const by =
      decision?.by == null ? [] : [words.by(decision.by, fullTimeText(decision.at, stage.zone, language))];
    return [[shortened(name, maxLetters), [what, decision?.reason ?? '', ...by].filter(Boolean).join('\n')]];
  });
  if (lines.length === 0) return [];
  return [
    { text: words.decided, fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    { layout: 'lightHorizontalLines', table: { dontBreakRows: true, widths: ['*', '*'], body: lines } },
  ];
}

/** The acts that shared the place at the line, those of them that went on, and why. */
function tieOf({ acts, tie }: JudgingDesk, language: LanguageCode): Content[] {
  if (!tie) return [];
  const words = protocolTexts[language];
  const namesOf = (entries: readonly string[]) =>
    acts
      .flatMap(({ hashcode, name }) => (entries.includes(hashcode) ? [shortened(name, maxLetters)] : []))
      .join(', ');
  return [
    { text: words.tied, fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    { text: namesOf(tie.entries) },
    { text: words.goOn(namesOf(tie.goOn)) },
    { text: tie.reason },
  ];
}

/** Findings of a check of the seals, and the seal with which the chain of each judge ends. */
function checkOf({ seals, sheets, acts, judges }: JudgingDesk, language: LanguageCode): Content[] {
  const words = protocolTexts[language];
  const nameOf = (user: string) =>
    shortened(judges.find((judge) => judge.user === user)?.name ?? '', maxLetters);
  const problems = seals.problems.map(({ kind, judge, sheet }) => {
    const entry = sheets.find(({ hashcode }) => hashcode === sheet)?.entry;
    const act = acts.find(({ hashcode }) => hashcode === entry)?.name;
    const at = [nameOf(judge), ...(act === undefined ? [] : [shortened(act, maxLetters)])].join(', ');
    return { text: `${at}: ${problemText(kind, language)}`, bold: true, color: '#b00020' };
  });
  const ends = seals.chains.map(({ judge, count, last }) => [
    nameOf(judge),
    { text: `${words.ends(count)} ${inGroups(last)}`, fontSize: 7 },
  ]);
  return [
    { text: words.check, fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    ...(problems.length > 0 ? problems : [words.whole]),
    { text: `${words.rules}: ${inGroups(seals.rules)}`, fontSize: 7, margin: [0, 4, 0, 4] },
    ...(ends.length > 0
      ? [{ layout: 'lightHorizontalLines', table: { widths: ['auto', '*'], body: ends } }]
      : []),
  ];
}

/** Readers of the sheets from outside the panel, when and why. */
function readingsOf({ readings, stage }: JudgingDesk, language: LanguageCode): Content[] {
  if (readings.length === 0) return [];
  const words = protocolTexts[language];
  const lines = readings.map(({ name, reason, at }) => [
    words.by(shortened(name, maxLetters), fullTimeText(at, stage.zone, language)),
    reason,
  ]);
  return [
    { text: words.readings, fontSize: 12, bold: true, margin: [0, 16, 0, 4] },
    { layout: 'lightHorizontalLines', table: { dontBreakRows: true, widths: ['*', '*'], body: lines } },
  ];
}

function problemsOf({ seals }: JudgingDesk, sheet: string): SealProblemKind[] {
  return seals.problems.flatMap((problem) => (problem.sheet === sheet ? [problem.kind] : []));
}

function problemText(kind: SealProblemKind, language: LanguageCode): string {
  return protocolTexts[language][kind === 'rules' ? 'changed' : kind];
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
        { text: `${words.seal} ${inGroups(seal ?? '–')}`, fontSize: 7, color: '#555555' },
        ...problemsOf(desk, sheet.hashcode).map((kind) => ({
          text: problemText(kind, language),
          bold: true,
          color: '#b00020',
        })),
      ],
    },
    sheet.signed_at === null ? '' : fullTimeText(sheet.signed_at, stage.zone, language),
    (given ?? []).join('\n'),
    typeof total === 'number' ? total.toFixed(stage.decimals) : '–',
  ];
}
