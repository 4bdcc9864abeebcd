import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { limits } from '@callboard/api-contract';
import type { StageLeague } from '@callboard/api-contract/competition';
import { seedsOfLadders } from '@callboard/domain/leagues';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import { leagueMessages as words } from './leagueMessages';

export interface SeedFromLadderProps {
  stage: StageLeague['stage'];
  teams: readonly string[];
  onChange: (teams: string[]) => void;
}

const withLadder: readonly string[] = ['league', 'pool', 'swiss'];

/** Puts the teams of a knock-out in the order of the ladders of another stage of the event. */
export function SeedFromLadder({ stage, teams, onChange }: SeedFromLadderProps) {
  const { data } = collections.stages.useList({
    filters: [{ field: 'event', operator: 'eq', value: stage.event.hashcode }],
    pageSize: limits.maxPageSize,
  });
  const [from, setFrom] = useState('');
  const { data: league } = queries.stageLeague.useQuery({ stage: from }, { skip: from === '' });
  const stages = data?.results.filter(({ kind }) => withLadder.includes(kind)) ?? [];
  const ladders = league?.stage.hashcode === from ? league.ladders : [];
  if (stages.length === 0) return null;
  return (
    <>
      <Field
        label={words.seedFrom}
        description={league && ladders.length === 0 ? words.noLadder : words.seedFromText}
      >
        <Select
          value={from}
          options={stages.map(({ hashcode, name }) => ({ value: hashcode, label: name }))}
          onChange={({ target }) => setFrom(target.value)}
        />
      </Field>
      <div>
        <Button
          disabled={ladders.length === 0}
          onClick={() =>
            onChange(
              seedsOfLadders(
                teams,
                ladders.map(({ lines }) =>
                  lines.flatMap(({ team, place }) => (place === null ? [] : [team])),
                ),
              ),
            )
          }
        >
          {words.seedByLadder}
        </Button>
      </div>
    </>
  );
}
