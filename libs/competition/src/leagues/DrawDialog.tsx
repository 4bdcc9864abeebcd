import { newUuid } from '@callboard/api-client';
import { leagueLimits, type StageLeague } from '@callboard/api-contract/competition';
import { drawBy, gamesOfDraw } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, SegmentedControl, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './leagues.module.css';
import { leagueMessages as words } from './leagueMessages';
import { SeedFromLadder } from './SeedFromLadder';
import { SeedList } from './SeedList';
import { namesOf, poolName } from './teamNames';
import { useDraw } from './useDraw';

export interface DrawDialogProps {
  league: StageLeague;
  onClose: () => void;
}

/** Shows a draw before it is made: the server draws the same from the same terms. */
export function DrawDialog({ league, onClose }: DrawDialogProps) {
  const { kind } = league.stage;
  const [isByLot, setByLot] = useState(true);
  const [seed, setSeed] = useState(() => newUuid().slice(0, 8));
  const [legs, setLegs] = useState<1 | 2>(1);
  const [pools, setPools] = useState(kind === 'pool' ? 2 : 1);
  const [teams, setTeams] = useState(() =>
    league.teams.flatMap(({ hashcode, takesPart }) => (takesPart ? [hashcode] : [])),
  );
  const [hasThirdPlace, setThirdPlace] = useState(league.draw?.thirdPlace ?? false);
  const { draw, isLoading } = useDraw(league);
  const isWhole = !isByLot || seed.trim() !== '';
  const terms = { seed: isByLot ? seed.trim() : null, legs, pools, thirdPlace: hasThirdPlace };

  return (
    <Dialog
      open
      title={words.drawTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isLoading}
            disabled={!isWhole}
            onClick={() => void draw({ ...terms, teams }).then((isDrawn) => isDrawn && onClose())}
          >
            {words.draw}
          </Button>
        </>
      }
    >
      <Stack>
        <SegmentedControl
          label={words.order}
          value={isByLot ? 'lot' : 'listed'}
          segments={[
            { value: 'lot', label: words.byLot },
            { value: 'listed', label: words.asSeeded },
          ]}
          onValueChange={(value) => setByLot(value === 'lot')}
        />
        {isByLot ? (
          <Field label={words.seed} description={words.seedText} required>
            <TextInput
              value={seed}
              maxLength={leagueLimits.seed}
              onChange={({ target }) => setSeed(target.value)}
            />
          </Field>
        ) : (
          <>
            {kind === 'knockout' && <SeedFromLadder stage={league.stage} teams={teams} onChange={setTeams} />}
            <SeedList teams={teams} nameOf={namesOf(league)} onChange={setTeams} />
          </>
        )}
        {kind === 'knockout' && teams.length >= leastForThird && (
          <Checkbox
            label={words.thirdPlace}
            checked={hasThirdPlace}
            onChange={() => setThirdPlace(!hasThirdPlace)}
          />
        )}
        {(kind === 'league' || kind === 'pool') && (
          <SegmentedControl
            label={words.meet}
            value={String(legs)}
            segments={[
              { value: '1', label: words.once },
              { value: '2', label: words.twice },
            ]}
            onValueChange={(value) => setLegs(value === '2' ? 2 : 1)}
          />
        )}
        {kind === 'pool' && (
          <Field label={words.pools}>
            <Select
              placeholder={null}
              value={String(pools)}
              options={Array.from({ length: Math.floor(teams.length / 2) }, (_, index) => ({
                value: String(index + 1),
                label: String(index + 1),
              }))}
              onChange={({ target }) => setPools(Number(target.value))}
            />
          </Field>
        )}
        {isWhole && <Preview league={league} terms={{ ...terms, teams }} />}
      </Stack>
    </Dialog>
  );
}

function Preview({
  league,
  terms,
}: {
  league: StageLeague;
  terms: Parameters<typeof drawBy>[1] & { teams: readonly string[] };
}) {
  const nameOf = namesOf(league);
  const games = gamesOfDraw(league.stage.kind, drawBy(terms.teams, terms));
  const rounds = [...new Set(games.map(({ round }) => round))];
  return (
    <section className={styles.preview} aria-live="polite">
      <p className={styles.quiet}>{words.preview(games.length, rounds.length)}</p>
      <ol className={styles.plain}>
        {games.slice(0, previewed).map(({ round, number, home, away, pool }) => (
          <li key={`${round} ${number}`}>
            <span className={styles.quiet}>
              {words.round(round)}
              {pool !== undefined && ` · ${words.pool(poolName(pool))}`}
            </span>{' '}
            {words.against(nameOf(home), nameOf(away))}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** With fewer teams only one loses before the final. */
const leastForThird = 4;

/** More than a person compares before the draw. */
const previewed = 60;
