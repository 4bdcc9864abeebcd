import { shortened } from '@callboard/api-contract/text';
import type { ScoredGame } from '@callboard/api-contract/competition';
import type { LanguageCode } from '@callboard/api-contract/languages';
import { calledPlayer, scoreOf, teamPlayers, type GameScore, type Side } from '@callboard/domain/leagues';
import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces';
import { fullTimeText } from '../../engine/mail/dateTexts';
import { mailTexts } from '../../engine/mail/mailTexts';
import { writePdf } from '../../engine/pdf/writePdf';

/** Of a name in a column of half a page. */
const maxLetters = 60;

export const gameSheetTexts = mailTexts({
  en: {
    title: 'Score sheet',
    round: (round: string) => `Round ${round}`,
    period: 'Period',
    points: 'Points',
    fouls: 'Fouls',
    total: 'Total',
    player: 'Player',
    other: 'Without a player',
    final: 'The result is final.',
    notFinal: 'The result is not final.',
    scorer: 'Scorer',
    referee: 'Referee',
  },
  mi: {
    title: 'Puka kaute',
    round: (round: string) => `Rauna ${round}`,
    period: 'Wā',
    points: 'Piro',
    fouls: 'Hara',
    total: 'Tapeke',
    player: 'Kaitākaro',
    other: 'Kāore he kaitākaro',
    final: 'Kua whakatau te otinga.',
    notFinal: 'Kāore anō te otinga kia whakatau.',
    scorer: 'Kaitatau',
    referee: 'Kaiwawao',
  },
});

/** A game, with where and when it is played. */
export interface SheetGame extends ScoredGame {
  event: string;
  starts_at: string | null;
  zone: string;
}

/** The score sheet of a game as a PDF in base64. */
export function gameSheetPdf(organiser: string, game: SheetGame, language: LanguageCode): Promise<string> {
  return writePdf(gameSheetDocument(organiser, game, language), language);
}

/** Content of a score sheet's PDF. */
export function gameSheetDocument(
  organiser: string,
  game: SheetGame,
  language: LanguageCode,
): TDocumentDefinitions {
  const words = gameSheetTexts[language];
  const { home, away, event, stage, round, starts_at, zone, status } = game;
  const score = scoreOf(game.steps);
  const when = starts_at === null ? [] : [fullTimeText(starts_at, zone, language)];
  return {
    pageSize: 'A4',
    pageMargins: 48,
    info: { title: `${words.title} ${home.name} – ${away.name}`, creator: organiser },
    defaultStyle: { font: 'Roboto', fontSize: 10, lineHeight: 1.2 },
    content: [
      { text: organiser, color: '#555555' },
      { text: words.title, fontSize: 20, bold: true, margin: [0, 4, 0, 8] },
      {
        text: [event, stage.title, words.round(String(round)), ...when]
          .map((part) => shortened(part, maxLetters))
          .join(' · '),
      },
      {
        text: `${shortened(home.name, maxLetters)} ${String(score.home)} : ${String(score.away)} ${shortened(away.name, maxLetters)}`,
        fontSize: 16,
        bold: true,
        margin: [0, 12, 0, 2],
      },
      { text: status === 'final' ? words.final : words.notFinal, margin: [0, 0, 0, 12] },
      periodsTable(game, score, language),
      {
        columns: [sideTable('home', game, score, language), sideTable('away', game, score, language)],
        columnGap: 16,
        margin: [0, 16, 0, 0],
      },
      { columns: [signature(words.scorer), signature(words.referee)], columnGap: 16, margin: [0, 40, 0, 0] },
    ],
  };
}

/** The points and fouls of both sides, period by period. */
function periodsTable({ home, away }: SheetGame, score: GameScore, language: LanguageCode): Content {
  const words = gameSheetTexts[language];
  const count = Math.max(score.periods.length, score.fouls.length);
  const periods = Array.from({ length: count }, (_, index) => index);
  const line = (label: string, values: readonly number[]): TableCell[] => [label, ...values.map(String)];
  const pointsOf = (side: Side) => periods.map((index) => score.periods[index]?.[side] ?? 0);
  const foulsOf = (side: Side) => periods.map((index) => score.fouls[index]?.[side] ?? 0);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const rows = [['home', home.name] as const, ['away', away.name] as const].flatMap(([side, name]) => [
    line(`${shortened(name, maxLetters)}: ${words.points}`, [...pointsOf(side), score[side]]),
    line(`${shortened(name, maxLetters)}: ${words.fouls}`, [...foulsOf(side), sum(foulsOf(side))]),
  ]);
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      widths: ['*', ...periods.map(() => 'auto'), 'auto'],
      body: [[words.period, ...periods.map((index) => String(index + 1)), words.total], ...rows],
    },
  };
}

/** The players of a side with what they have. */
function sideTable(side: Side, game: SheetGame, score: GameScore, language: LanguageCode): Content {
  const words = gameSheetTexts[language];
  const { hashcode: team, name } = game[side];
  const { lines, otherPoints } = teamPlayers(score, side, { team, players: game.players });
  return {
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 2,
      widths: ['*', 'auto', 'auto'],
      body: [
        [{ text: shortened(name, maxLetters), bold: true, colSpan: 3 }, '', ''],
        [words.player, words.points, words.fouls],
        ...lines.map((player) => [
          shortened(calledPlayer(player), maxLetters),
          String(player.points),
          String(player.fouls),
        ]),
        ...(otherPoints > 0 ? [[words.other, String(otherPoints), '']] : []),
      ],
    },
  };
}

function signature(label: string): Content {
  return {
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 220, y2: 0, lineWidth: 0.5 }] },
      { text: label, color: '#555555', margin: [0, 4, 0, 0] },
    ],
  };
}
