import { expect, describe, it } from 'vitest';
import { noSheet } from './ownSheet';
import { act, aStage } from './testing/aStage';
import { tonightOf } from './tonightOf';
import type { StageToJudge } from './useJudging';

const now = Date.parse('2027-05-07T07:30:00Z');
const stage = (name: string, status: StageToJudge['status'], from: string | null): StageToJudge => {
  return {
    ...aStage({ hashcode: name, name, status }),
    acts: [{ act: act('a', 'Anchor', { from }), sheet: noSheet, waiting: 0 }],
  };
};
const namesOf = (stages: readonly StageToJudge[]) => stages.map(({ name }) => name);
const named = (stages: readonly StageToJudge[]) => {
  const { tonight, open, coming } = tonightOf(stages, now);
  return { tonight: namesOf(tonight), open: namesOf(open), coming: namesOf(coming) };
};

describe('[3.24] [7.40] the stages of a judge', () => {
  it('has tonight apart, also before it is judged, and before the heat of another day that is still open', () => {
    const stages = [
      stage('heat', 'judging', '2027-05-01T07:00:00Z'),
      stage('next year', 'planned', '2028-05-07T07:00:00Z'),
      stage('final', 'planned', '2027-05-07T08:00:00Z'),
      stage('small final', 'judging', '2027-05-07T08:30:00Z'),
    ];
    expect(named(stages)).toEqual({
      tonight: ['small final', 'final'],
      open: ['heat'],
      coming: ['next year'],
    });
  });

  it('has what is being judged first on a day without acts', () => {
    const stages = [stage('closed', 'closed', null), stage('heat', 'judging', null)];
    expect(named(stages)).toEqual({ tonight: ['heat'], open: ['closed'], coming: [] });
  });
});
