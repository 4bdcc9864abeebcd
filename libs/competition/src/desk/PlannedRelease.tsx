import { actions } from '@callboard/api-client/actions';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { fromWallTime, isWallTime, zoneName } from '@callboard/domain/calendar';
import { DateTimeField, formatInstant } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Field } from '@callboard/ui-kit/inputs';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './desk.module.css';
import { deskMessages as words } from './deskMessages';

export interface PlannedReleaseProps {
  stage: JudgingDesk['stage'];
  /** Acts share the place at the line, so that a person selects who goes on. */
  isTied: boolean;
}

/** The time at which the results are released by themselves, by the clock of the venue; it can be stopped until then. */
export function PlannedRelease({ stage, isTied }: PlannedReleaseProps) {
  const { hashcode, release_at, zone, ceremony } = stage;
  const [isOpen, setOpen] = useState(false);
  const [plan, { isLoading }] = actions.planRelease.useAction();
  const alerts = useAlerts();

  async function stop() {
    const outcome = await plan(hashcode, { at: null });
    if (!outcome.ok) return;
    const again = () => void plan(hashcode, { at: release_at });
    alerts.show({ message: words.stopped, action: { label: words.undo, onAct: again } });
  }

  if (release_at !== null)
    return (
      <div className={styles.planned}>
        <span>
          {words.planned(`${formatInstant(release_at, zone)} ${zoneName(zone, release_at)}`)}{' '}
          {ceremony !== null && words.releaseWaits}
        </span>
        <Button isBusy={isLoading} onClick={() => void stop()}>
          {words.stop}
        </Button>
      </div>
    );
  if (isTied) return <p className={styles.quiet}>{words.planTied}</p>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.plan}</Button>
      {isOpen && <PlanDialog stage={stage} onClose={() => setOpen(false)} />}
    </>
  );
}

function PlanDialog({
  stage: { hashcode, zone },
  onClose,
}: {
  stage: JudgingDesk['stage'];
  onClose: () => void;
}) {
  const [time, setTime] = useState<string | null>(null);
  const [plan, { isLoading }] = actions.planRelease.useAction();
  const at = time !== null && isWallTime(time) ? fromWallTime(time, zone) : null;

  async function save() {
    if (at === null) return;
    const outcome = await plan(hashcode, { at });
    if (outcome.ok) onClose();
  }

  return (
    <Dialog
      open
      title={words.planTitle}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={at === null} isBusy={isLoading} onClick={() => void save()}>
            {words.planSet}
          </Button>
        </>
      }
    >
      <p>{words.planText}</p>
      <Field label={words.planTime} required>
        <DateTimeField
          value={time}
          zone={zoneName(zone, at ?? new Date().toISOString())}
          onChange={setTime}
        />
      </Field>
    </Dialog>
  );
}
