import { actions } from '@callboard/api-client/actions';
import type { StageLeague } from '@callboard/api-contract/competition';
import { forfeitedBy } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { leagueMessages as words } from './leagueMessages';
import { goneOf } from './teamNames';

/**
 * Teams that take no part any more, with games still to be played: the office forfeits them, or lets them be played. Where the rules of the
 * stage annul them there is nothing to decide, but in a knock-out, of which someone has to go on.
 */
export function LeftTeams({ league }: { league: StageLeague }) {
  const { canDraw, teams, games, rules, stage } = league;
  if (!canDraw) return null;
  const gone = goneOf(league);
  return teams.flatMap(({ hashcode: team, name }) => {
    const own = games.filter(({ home, away }) => home === team || away === team);
    const open = own.filter(({ status }) => status !== 'final');
    if (!gone.has(team)) return [];
    if (rules.leaving === 'annul' && stage.kind !== 'knockout')
      return own.length === 0
        ? []
        : [
            <Banner key={team} kind="info" title={words.hasLeft(name)}>
              {words.hasLeftAnnulled}
            </Banner>,
          ];
    return open.length === 0 ? [] : [<LeftTeam key={team} name={name} gone={gone} games={open} />];
  });
}

interface LeftTeamProps {
  name: string;
  gone: ReadonlySet<string>;
  games: StageLeague['games'];
}

function LeftTeam({ name, gone, games }: LeftTeamProps) {
  const [forfeit, { isLoading }] = actions.forfeitGame.useAction();

  async function forfeitAll() {
    for (const game of games) {
      // Of two that left neither wins.
      const by = forfeitedBy(game, gone) ?? 'both';
      const outcome = await forfeit(game.hashcode, { by, reason: words.hasLeft(name) });
      if (!outcome.ok) return;
    }
  }

  return (
    <Banner
      kind="warning"
      title={words.hasLeft(name)}
      actions={
        <Button size="small" isBusy={isLoading} onClick={() => void forfeitAll()}>
          {words.forfeitAll(games.length)}
        </Button>
      }
    >
      {words.hasLeftText(games.length)}
    </Banner>
  );
}
