import { scoresOf, type Rubric, type UnusualScore } from '@callboard/domain/judging';
import { writeNumber } from '@callboard/domain/numbers';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { ReasonDialog } from '../ReasonDialog';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import type { ActToJudge } from './useJudging';
import type { SheetActions } from './useSheet';

interface SheetDialogProps {
  own: ActToJudge;
  actions: SheetActions;
  onClose: () => void;
}

interface SignDialogProps extends SheetDialogProps {
  rubric: Rubric;
  unusual: readonly UnusualScore[];
}

/** Shows every score again before a sheet is signed, and asks about those that could be a slip. */
export function SignDialog({ rubric, unusual, own: { act, sheet }, actions, onClose }: SignDialogProps) {
  const scores = scoresOf(sheet.marks);
  const labelOf = (code: string) => rubric.criteria.find((each) => each.code === code)?.label ?? code;
  return (
    <Dialog
      open
      role="alertdialog"
      title={words.signTitle(act.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            onClick={() => {
              void actions.sign();
              onClose();
            }}
          >
            {words.sign}
          </Button>
        </>
      }
    >
      <div className={styles.whole}>
        <dl className={styles.marks}>
          {rubric.criteria.map(({ code, label }) => (
            <div key={code}>
              <dt>{label}</dt>
              <dd>{writeNumber(scores[code] ?? NaN)}</dd>
            </div>
          ))}
        </dl>
        {unusual.map(({ code, value, usual }) => (
          <Banner key={code} kind="warning" title={words.isRight(labelOf(code), writeNumber(value))}>
            {words.usualScores(writeNumber(usual.from), writeNumber(usual.to))}
          </Banner>
        ))}
        <p>{words.signText}</p>
      </div>
    </Dialog>
  );
}

/** Requires the reason of a judge who steps aside. */
export function StepAsideDialog({ own: { act }, actions, onClose }: SheetDialogProps) {
  return (
    <ReasonDialog
      texts={{
        title: words.stepAsideTitle(act.name),
        text: words.stepAsideText,
        reason: words.reason,
        cancel: words.cancel,
        action: words.stepAside,
      }}
      onSubmit={(reason) => {
        void actions.stepAside(reason);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
