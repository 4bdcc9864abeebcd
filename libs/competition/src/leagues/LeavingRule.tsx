import { collections } from '@callboard/api-client/collections';
import type { StageLeague } from '@callboard/api-contract/competition';
import { useUndoAlert } from '@callboard/records';
import { Field, RadioGroup } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { leagueMessages as words } from './leagueMessages';

/**
 * What becomes of the games of a team that leaves, as the office sets it for a stage. A knock-out has no ladder from which games could be
 * removed: there the office forfeits each game.
 */
export function LeavingRule({ league: { stage, rules, canDraw } }: { league: StageLeague }) {
  const [patch, { isLoading }] = collections.stages.usePatch();
  const showUndo = useUndoAlert();
  if (!canDraw || stage.kind === 'knockout') return null;

  async function save(leaving: 'count' | 'annul') {
    const outcome = await patch(stage.hashcode, { rules: { ...rules, leaving } }, undefined);
    if (outcome.ok) showUndo(words.rulesSaved, outcome.changeSet);
  }

  return (
    <Card title={words.rules}>
      <Field label={words.leaving} description={words.leavingText}>
        <RadioGroup
          value={rules.leaving ?? 'count'}
          disabled={isLoading}
          onValueChange={(value) => void save(value === 'annul' ? 'annul' : 'count')}
          options={[
            { value: 'count', label: words.leavingCount },
            { value: 'annul', label: words.leavingAnnul },
          ]}
        />
      </Field>
    </Card>
  );
}
