import { isOut } from '@callboard/domain/judging';
import { StatusBadge } from '@callboard/ui-kit/display';
import { ActStateBadge } from '../ActStateBadge';
import { judgingMessages as words } from './judgingMessages';
import { stateOf } from './sheetFacts';
import type { ActToJudge, StageToJudge } from './useJudging';

export interface ActStateProps {
  stage: Pick<StageToJudge, 'rubric'>;
  own: ActToJudge;
}

/** How far a sheet is, and whether some of it is on this device alone. */
export function ActState({ stage, own }: ActStateProps) {
  const { label, tone } = stateOf(own.sheet, stage.rubric);
  const isLeft = isOut(own.act.state) && own.sheet.status === 'open';
  return (
    <>
      {own.sheet.privately.isMarked && <StatusBadge label={words.isMarked} tone="blue" />}
      {isOut(own.act.state) && <ActStateBadge state={own.act.state} />}
      {!isLeft && <StatusBadge label={label} tone={tone} />}
      {own.waiting > 0 && <StatusBadge label={words.waiting} tone="yellow" />}
    </>
  );
}
