import { readQuery } from '@callboard/api-client';
import type { ScoredGame } from '@callboard/api-contract/competition';
import { scoreOf, type Side } from '@callboard/domain/leagues';
import { currentLanguage } from '@callboard/language';
import { useWaitingLane, type OnDevice } from '@callboard/offline';
import { ownZone } from '@callboard/ui-kit/dates';
import { QueryView, StatusBadge } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import {
  Card,
  OnDeviceNote,
  Page,
  PageHeader,
  Stack,
  useWakeLock,
  WaitingNote,
} from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { judgingMessages, waitingTexts } from '../judging/judgingMessages';
import { SavePdf } from '../SavePdf';
import { GameEnd } from './GameEnd';
import { GamePlayers } from './GamePlayers';
import { leagueMessages, scorerMessages as words } from './leagueMessages';
import { PeriodCorrection } from './PeriodCorrection';
import { ScoreSide } from './ScoreSide';
import styles from './scorer.module.css';
import { laneOfGame, useGame } from './useGame';
import { useScoring } from './useScoring';

/** Where a game is scored, on a phone next to the court, with or without network. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const query = useGame(hashcode);
  useWakeLock();
  return (
    <Page>
      <QueryView query={query} loading={<Skeleton lines={8} />}>
        {({ game, device }) => <Scorer key={hashcode} {...{ game, device }} />}
      </QueryView>
    </Page>
  );
}

function Scorer({ game, device }: { game: ScoredGame; device: OnDevice<ScoredGame> }) {
  const { hashcode, stage, home, away, status, outcome, round } = game;
  const waiting = useWaitingLane(laneOfGame(hashcode));
  const score = scoreOf(game.steps);
  const isFinal = status === 'final';
  const label =
    outcome === null || outcome === 'played'
      ? leagueMessages.status[status]
      : leagueMessages.outcome[outcome];
  return (
    <>
      <PageHeader
        above={<Link to={`/stages/${stage.hashcode}/league`}>{words.toGames}</Link>}
        title={leagueMessages.against(home.name, away.name)}
        subtitle={`${stage.title} · ${leagueMessages.round(round)}`}
        actions={
          <SavePdf
            label={words.sheet}
            read={() => readQuery('gameSheet', { game: hashcode, language: currentLanguage() })}
          />
        }
        status={
          <>
            <StatusBadge label={label} tone={isFinal ? 'green' : 'gray'} />
            {waiting.late.length > 0 && <StatusBadge label={words.waiting} tone="yellow" />}
          </>
        }
      />
      <Stack>
        <OnDeviceNote
          {...device}
          zone={ownZone()}
          texts={{ offline: words.offline, readAt: judgingMessages.readAt }}
        />
        <WaitingNote
          {...waiting}
          texts={{ ...waitingTexts(), wait: words.changesWait, drop: judgingMessages.dropChanges }}
        />
        {isFinal ? <FinalScore {...{ game }} total={score} /> : <Board game={game} />}
        <GamePlayers game={game} />
        <GameEnd game={game} isLevel={score.home === score.away} />
      </Stack>
    </>
  );
}

function FinalScore({
  game: { home, away },
  total,
}: {
  game: ScoredGame;
  total: { home: number; away: number };
}) {
  return (
    <Card>
      <p className={styles.final}>
        {home.name} <strong>{total.home}</strong> : <strong>{total.away}</strong> {away.name}
      </p>
      <p className={styles.quiet}>{words.isFinal}</p>
    </Card>
  );
}

/** The two sides with their large buttons, the period, and what was noted last. */
function Board({ game }: { game: ScoredGame }) {
  const score = scoreOf(game.steps);
  const [period, setPeriod] = useState(Math.max(1, score.periods.length));
  const [isCorrecting, setCorrecting] = useState(false);
  const scoring = useScoring(game);
  const ofPeriod = score.periods[period - 1] ?? { home: 0, away: 0 };
  return (
    <>
      <Card>
        <div className={styles.periods}>
          <Button
            shape="square"
            icon="chevron-start"
            aria-label={words.before}
            disabled={period === 1}
            onClick={() => setPeriod(period - 1)}
          />
          <strong aria-live="polite">{words.periodIs(period, `${ofPeriod.home}:${ofPeriod.away}`)}</strong>
          <Button
            shape="square"
            icon="chevron-end"
            aria-label={words.next}
            disabled={period === maxPeriods}
            onClick={() => setPeriod(period + 1)}
          />
        </div>
        <div className={styles.sides}>
          {(['home', 'away'] as const).map((side) => (
            <ScoreSide
              key={side}
              team={game[side]}
              points={score[side]}
              fouls={score.fouls[period - 1]?.[side] ?? 0}
              players={playersOf(game, side)}
              onScore={(points, player) => void scoring.score(side, points, { period, player })}
              onFoul={(player) => void scoring.foul(side, { period, player })}
            />
          ))}
        </div>
        <div className={styles.below}>
          <Button icon="undo" disabled={!scoring.last} onClick={() => void scoring.undoLast()}>
            {words.undoLast}
          </Button>
          <Button variant="quiet" onClick={() => setCorrecting(true)}>
            {words.correct}
          </Button>
        </div>
      </Card>
      {isCorrecting && (
        <PeriodCorrection
          {...{ period, game, score: ofPeriod }}
          onSave={(given) => void scoring.setPeriod(period, given)}
          onClose={() => setCorrecting(false)}
        />
      )}
    </>
  );
}

/** Players who can play. The buttons of both sides are in one line, so that a team without players has an empty list. */
function playersOf({ players, ...game }: ScoredGame, side: Side): ScoredGame['players'] | null {
  const isOwn = ({ team, canPlay }: ScoredGame['players'][number]) => canPlay && team === game[side].hashcode;
  return players.length === 0 ? null : players.filter(isOwn);
}

/** With more overtime than was ever played. */
const maxPeriods = 20;
