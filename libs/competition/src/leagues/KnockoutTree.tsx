import type { StageLeague } from '@callboard/api-contract/competition';
import { shortened } from '@callboard/api-contract/text';
import type { Contender, TreeGame } from '@callboard/domain/leagues';
import { WidePicture } from '../picture/WidePicture';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';

export interface KnockoutTreeProps {
  title: string;
  league: StageLeague;
  rounds: readonly (readonly TreeGame[])[];
  labelOf: (contender: Contender) => string;
}

const box = { width: 180, height: 56, gapX: 40, gapY: 16 } as const;
const pad = 4;
const captionGap = 6;
/** Longer names end in dots; the list has them whole. */
const longest = 20;

/** A knock-out as a picture: a column for each round, and a line from each game to the one that its winner plays. */
export function KnockoutTree({ title, league, rounds, labelOf }: KnockoutTreeProps) {
  const first = rounds[0]?.length ?? 0;
  const width = rounds.length * (box.width + box.gapX) - box.gapX + pad * 2;
  const third = rounds.at(-1)?.[1];
  const least = third ? thirdPlaceOf(rounds.length - 1).y + box.height + pad : 0;
  const height = Math.max(first * (box.height + box.gapY) - box.gapY + pad * 2, least);
  return (
    <WidePicture title={title} width={width} height={height}>
      {rounds.flatMap((games, column) =>
        games
          .filter((game) => game !== third)
          .map((game) => (
            <g key={`${game.round} ${game.number}`}>
              {column > 0 && <Lines column={column} row={game.number - 1} />}
              <Box {...{ league, game, labelOf }} {...placeOf(column, game.number - 1)} />
            </g>
          )),
      )}
      {third && <ThirdPlace {...{ league, game: third, labelOf }} column={rounds.length - 1} />}
    </WidePicture>
  );
}

interface GameProps extends Pick<KnockoutTreeProps, 'league' | 'labelOf'> {
  game: TreeGame;
}

/** The game for third place stands below the final, and no line leads to it: its teams lost. */
function ThirdPlace({ column, ...game }: GameProps & { column: number }) {
  const place = thirdPlaceOf(column);
  return (
    <>
      <text className={styles.caption} x={place.x} y={place.y - captionGap}>
        {words.thirdPlace}
      </text>
      <Box {...game} {...place} />
    </>
  );
}

interface BoxProps extends GameProps {
  x: number;
  y: number;
}

function Box({ league, game, labelOf, x, y }: BoxProps) {
  const { round, number, home, away, winner } = game;
  const played = league.games.find((each) => each.round === round && each.number === number);
  const sides = [
    { contender: home, points: played?.home_points },
    { contender: away, points: played?.away_points },
  ];
  return (
    <>
      <rect className={styles.box} x={x} y={y} width={box.width} height={box.height} rx={6} />
      {sides.map(({ contender, points }, index) => {
        const baseline = y + box.height * (index === 0 ? 0.36 : 0.8);
        const isWinner = contender.kind === 'team' && contender.team === winner;
        return (
          <g
            key={index}
            className={styles.side}
            data-winner={isWinner || undefined}
            data-kind={contender.kind}
          >
            <text x={x + 10} y={baseline}>
              {shortened(labelOf(contender), longest)}
            </text>
            <text x={x + box.width - 10} y={baseline} textAnchor="end">
              {points}
            </text>
          </g>
        );
      })}
    </>
  );
}

function Lines({ column, row }: { column: number; row: number }) {
  const to = placeOf(column, row);
  const middle = to.x - box.gapX / 2;
  return [row * 2, row * 2 + 1].map((before) => {
    const from = placeOf(column - 1, before);
    const [start, end] = [from.y + box.height / 2, to.y + box.height / 2];
    return (
      <path
        key={before}
        className={styles.line}
        d={`M${from.x + box.width} ${start}H${middle}V${end}H${to.x}`}
      />
    );
  });
}

/** A game stands in the middle of the two before it. */
function placeOf(column: number, row: number): { x: number; y: number } {
  const step = (box.height + box.gapY) * 2 ** column;
  return {
    x: pad + column * (box.width + box.gapX),
    y: pad + row * step + (step - box.height - box.gapY) / 2,
  };
}

function thirdPlaceOf(column: number): { x: number; y: number } {
  const { x, y } = placeOf(column, 0);
  return { x, y: y + box.height + box.gapY * 2 };
}
