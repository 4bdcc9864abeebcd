import { actions, queries } from '@callboard/api-client/actions';
import type { RecordOf } from '@callboard/api-contract';
import type { FloorPlan, PlanChangeFacts } from '@callboard/api-contract/booking';
import { SeatChooser } from '../change/SeatChooser';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import styles from './changePlan.module.css';
import { changePlanMessages as words } from './changePlanMessages';
import { SeatMoves } from './SeatMoves';
import { useSeatMoves } from './useSeatMoves';

export interface ChangePlanDialogProps {
  map: RecordOf<'seatMaps'>;
  /** The drawing of the newest version. */
  plan: FloorPlan;
  onClose: () => void;
}

/** Shows whom a newer version of the plan moves, with a seat for each, and takes it once the office confirms. */
export function ChangePlanDialog({ map, plan, onClose }: ChangePlanDialogProps) {
  const { data, problem, isLoading, refetch } = queries.planChange.useQuery({ seat_map: map.hashcode });
  if (data) return <ReadyDialog map={map} plan={plan} facts={data} refetch={refetch} onClose={onClose} />;
  return (
    <Dialog
      open
      width={1080}
      title={words.review}
      onOpenChange={onClose}
      actions={<Button onClick={onClose}>{words.cancel}</Button>}
    >
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={8} />}>
        {() => null}
      </QueryView>
    </Dialog>
  );
}

interface ReadyProps extends ChangePlanDialogProps {
  facts: PlanChangeFacts;
  refetch: () => void;
}

function ReadyDialog({ map, plan, facts, refetch, onClose }: ReadyProps) {
  const { planned, takenFor, placeOf, select } = useSeatMoves(facts, plan);
  const [active, setActive] = useState<string>();
  const [changePlan, { isLoading }] = actions.changePlan.useAction();
  const alerts = useAlerts();
  const unfinished = planned.filter(({ problem }) => problem !== null).length;
  const current = planned.find(({ hashcode }) => hashcode === active);

  async function apply() {
    const moves = planned.flatMap(({ hashcode, to }) =>
      to === null ? [] : [{ ticket: hashcode, seat: to }],
    );
    const outcome = await changePlan(map.hashcode, { version: facts.version, moves });
    // Seats that were sold in the meantime are in the list then.
    if (!outcome.ok) return refetch();
    alerts.show({ kind: 'success', message: words.applied(facts.number) });
    onClose();
  }

  return (
    <Dialog
      open
      width={1080}
      role="alertdialog"
      title={words.title(facts.number)}
      onOpenChange={onClose}
      actions={
        <>
          {unfinished > 0 && (
            <span role="status" className={styles.note}>
              {words.unfinished(unfinished)}
            </span>
          )}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" isBusy={isLoading} disabled={unfinished > 0} onClick={() => void apply()}>
            {planned.length > 0 ? words.apply : words.applyNone}
          </Button>
        </>
      }
    >
      <Stack>
        <div>
          <p className={styles.summary}>
            {words.summary(planned.length, facts.changes.length, facts.unchanged)}
          </p>
          <p className={styles.note}>{words.mailed}</p>
        </div>
        <div className={styles.root}>
          <div className={styles.columns}>
            <SeatMoves
              planned={planned}
              changes={facts.changes}
              active={active}
              placeOf={placeOf}
              onChange={setActive}
            />
            {planned.length > 0 && (
              <section className={styles.chooser}>
                {current ? (
                  <>
                    <h3 className={styles.heading}>{words.seatFor(current.place, current.buyer)}</h3>
                    <SeatChooser
                      key={current.hashcode}
                      plan={plan}
                      taken={takenFor(current.hashcode)}
                      value={current.to}
                      onChange={(seat) => select(current.hashcode, seat)}
                    />
                  </>
                ) : (
                  <p className={styles.note}>{words.chooseHint}</p>
                )}
              </section>
            )}
          </div>
        </div>
      </Stack>
    </Dialog>
  );
}
