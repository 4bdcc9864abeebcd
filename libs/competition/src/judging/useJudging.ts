import { newUuid } from '@callboard/api-client';
import { queries } from '@callboard/api-client/actions';
import {
  judgingSchema,
  type JudgedAct,
  type JudgedStage,
  type Judging,
} from '@callboard/api-contract/competition';
import { useFollowedCalls, useOnDevice, type OnDevice, type StoredWork } from '@callboard/offline';
import { callOf, noSheet, withCalls, withTryoutCalls, type OwnSheet } from './ownSheet';

/** An act with the sheet that the judge has of it. */
export interface ActToJudge {
  act: JudgedAct;
  sheet: OwnSheet;
  /** How many of its calls wait on this device. */
  waiting: number;
}

/** A stage as its judge has it on this device. */
export interface StageToJudge extends Omit<JudgedStage, 'acts' | 'sheets' | 'privateMarks'> {
  acts: readonly ActToJudge[];
}

/** All that the user judges, as this device has it. */
export interface JudgingState {
  stages: readonly StageToJudge[];
  /** Copy of it on this device for the time without a network. */
  device: OnDevice<Judging>;
}

const storedJudging: StoredWork<Judging, Judging> = {
  kind: 'judging',
  schema: judgingSchema,
  toCopy: (judging) => judging,
  max: 1,
};

const lanes = 'judging/';

/** The lane of a sheet: what is done on it is sent in its order, and a refusal holds up no other sheet. */
export function laneOf(stage: string, entry: string): string {
  return `${lanes}${stage}/${entry}`;
}

/** The last part of the address of a try-out, where that of an act has its hashcode. */
export const tryoutPath = 'try-out';

/** This tab among the devices of a judge. */
export const device = newUuid().slice(0, 8);

/** Stages of the user as judge, with changes that wait on this device for a network. */
export function useJudging() {
  const query = queries.judging.useQuery();
  const { data, device, ...state } = useOnDevice(storedJudging, 'own', query.data, query);
  const calls = useFollowedCalls(data, ({ lane }) => lane.startsWith(lanes));
  const value: JudgingState | undefined = data && {
    device,
    stages: data.stages.map((stage) => ({
      ...stage,
      tryout: stage.tryout && {
        ...stage.tryout,
        marks: withTryoutCalls(
          stage.tryout.marks,
          [...calls.sent, ...calls.waiting].filter(({ lane }) => lane === laneOf(stage.hashcode, tryoutPath)),
        ),
      },
      acts: stage.acts.map((act) => {
        const lane = laneOf(stage.hashcode, act.hashcode);
        const ofLane = [...calls.sent, ...calls.waiting].filter((entry) => entry.lane === lane);
        const own = ofLane.flatMap((entry) => ('action' in entry && callOf(entry.action, entry.input)) || []);
        const sheet = {
          ...noSheet,
          ...stage.sheets.find(({ entry }) => entry === act.hashcode),
          privately: stage.privateMarks.find(({ entry }) => entry === act.hashcode) ?? noSheet.privately,
        };
        const waiting = calls.waiting.filter((entry) => entry.lane === lane).length;
        return { act, sheet: withCalls(sheet, own), waiting };
      }),
    })),
  };
  return { value, ...state };
}
