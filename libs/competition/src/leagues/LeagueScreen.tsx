import { queries } from '@callboard/api-client/actions';
import type { StageLeague } from '@callboard/api-contract/competition';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { DrawPanel } from './DrawPanel';
import { KnockoutGames } from './KnockoutGames';
import { LeagueGames } from './LeagueGames';
import { LeagueLadder } from './LeagueLadder';
import { LeavingRule } from './LeavingRule';
import { LeftTeams } from './LeftTeams';
import { leagueMessages as words } from './leagueMessages';

/** A league, pools or a knock-out: its draw, its ladder with a reason for each place, and its games. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const { data, ...query } = queries.stageLeague.useQuery({ stage: hashcode });
  return (
    <Page>
      <QueryView query={{ ...query, value: data, retry: query.refetch }} loading={<Skeleton lines={8} />}>
        {(league) => <League {...league} />}
      </QueryView>
    </Page>
  );
}

function League(league: StageLeague) {
  const { stage, canDraw, games, ladders } = league;
  return (
    <>
      <PageHeader
        above={<Link to={`/stages/${stage.hashcode}`}>{words.openStage}</Link>}
        title={stage.name}
        subtitle={`${words.kind[stage.kind]} · ${stage.event.title}`}
      />
      <Stack>
        <LeftTeams league={league} />
        {(canDraw || games.length > 0) && <DrawPanel league={league} />}
        {!canDraw && games.length === 0 && (
          <EmptyState icon="basketball" title={words.notDrawn}>
            {words.notDrawnText}
          </EmptyState>
        )}
        {ladders.map((ladder) => (
          <LeagueLadder key={ladder.pool} league={league} ladder={ladder} />
        ))}
        <LeavingRule league={league} />
        {games.length > 0 &&
          (stage.kind === 'knockout' ? <KnockoutGames league={league} /> : <LeagueGames league={league} />)}
      </Stack>
    </>
  );
}
