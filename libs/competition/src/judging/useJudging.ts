import { newUuid } from '@callboard/api-client';
import { queries } from '@callboard/api-client/actions';
import {
  judgingSchema,
  type JudgedAct,
  type JudgedStage,
  type Judging,
} from '@callboard/api-contract/competition';
import * as v from 'valibot';
import { callOf, noSheet, withCalls, type OwnSheet } from './ownSheet';
import { useFollowedCalls } from './useFollowedCalls';
import { useStoredLatest } from './useStoredLatest';

/** An act with the sheet that the judge has of it. */
export interface ActToJudge {
  act: JudgedAct;
  sheet: OwnSheet;
  /** How many of its calls wait on this device. */
  waiting: number;
}

/** A stage as its judge has it on this device. */
export interface StageToJudge extends Omit<JudgedStage, 'acts' | 'sheets'> {
  acts: readonly ActToJudge[];
}

/** All that the user judges, as this device has it. */
export interface JudgingState {
  stages: readonly StageToJudge[];
  /** Without a network: when this device read it; null where it still has it from before. */
  offlineSince: number | null | undefined;
}

const storedJudging = {
  kind: 'judging',
  schema: v.object({ at: v.number(), judging: judgingSchema }),
  toStored: (judging: Judging) => ({ at: Date.now(), judging }),
} as const;

const lanes = 'judging/';

/** The lane of a sheet: what is done on it is sent in its order, and a refusal holds up no other sheet. */
export function laneOf(stage: string, entry: string): string {
  return `${lanes}${stage}/${entry}`;
}

/** This tab among the devices of a judge. */
export const device = newUuid().slice(0, 8);

/** What the user judges, with what waits on this device for a network. */
export function useJudging() {
  const query = queries.judging.useQuery();
  const stored = useStoredLatest(storedJudging, query.data);
  const isAway = query.problem?.kind === 'network' || query.problem?.kind === 'timeout';
  // Without a network a new tab has what the device stored.
  const data = query.data ?? (isAway ? stored?.judging : undefined);
  const calls = useFollowedCalls(data, ({ lane }) => lane.startsWith(lanes));
  const value: JudgingState | undefined = data && {
    offlineSince: offlineSince(),
    stages: data.stages.map((stage) => ({
      ...stage,
      acts: stage.acts.map((act) => {
        const lane = laneOf(stage.hashcode, act.hashcode);
        const ofLane = [...calls.sent, ...calls.waiting].filter((entry) => entry.lane === lane);
        const own = ofLane.flatMap((entry) => ('action' in entry && callOf(entry.action, entry.input)) || []);
        const sheet = stage.sheets.find(({ entry }) => entry === act.hashcode) ?? noSheet;
        const waiting = calls.waiting.filter((entry) => entry.lane === lane).length;
        return { act, sheet: withCalls(sheet, own), waiting };
      }),
    })),
  };
  return {
    value,
    // The page has its own note without network.
    problem: isAway && value ? undefined : query.problem,
    isLoading: query.isLoading,
    retry: query.refetch,
  };

  function offlineSince(): JudgingState['offlineSince'] {
    if (!isAway) return undefined;
    return query.data ? null : (stored?.at ?? null);
  }
}
