import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import type { FloorPlan } from '@callboard/api-contract/booking';
import { checkPlan, countSeats, diffPlans, placeName, planRefusals } from '@callboard/domain/booking';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog, useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { Link } from 'react-router';
import { drawingHref } from './drawingHref';
import { floorPlanMessages as words } from './floorPlanMessages';
import type { Drawing } from './useDrawing';

/** As many labels as the dialog leads to; the checks of the editor have all. */
const mostShown = 5;

export interface PublishPlanDialogProps {
  plan: RecordOf<'floorPlans'>;
  drawing: Drawing;
  onClose: () => void;
}

/** Shows what differs from the version before, and publishes. */
export function PublishPlanDialog({ plan, drawing, onClose }: PublishPlanDialogProps) {
  const newest = collections.floorPlanVersions.useList({
    filters: [{ field: 'floor_plan', operator: 'eq', value: plan.hashcode }],
    ordering: ['-number'],
    pageSize: 1,
    fields: ['number', 'content'],
  });
  const [publishPlan] = actions.publishFloorPlan.useAction();
  const [isBusy, setBusy] = useState(false);
  const alerts = useAlerts();
  const refused = planRefusals(drawing.content);

  async function publish() {
    setBusy(true);
    const outcome = (await drawing.save()) ? await publishPlan(plan.hashcode) : undefined;
    setBusy(false);
    if (!outcome?.ok) return;
    onClose();
    alerts.show({ kind: 'success', message: words.published(plan.name) });
  }

  return (
    <Dialog
      open
      width={480}
      title={words.publishTitle(plan.name)}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            isBusy={isBusy}
            disabled={!newest.data || refused.length > 0}
            onClick={() => void publish()}
          >
            {words.publish}
          </Button>
        </>
      }
    >
      <Stack>
        <p>{words.publishText}</p>
        <Checks plan={plan} drawing={drawing} onClose={onClose} />
        <QueryView
          query={{
            value: newest.data?.results,
            problem: newest.problem,
            isLoading: newest.isLoading,
            retry: newest.refetch,
          }}
          loading={<Skeleton lines={3} />}
        >
          {([before]) =>
            before?.content ? (
              <Differences drawing={drawing} number={before.number} before={before.content} />
            ) : (
              <p>{words.firstVersion(countSeats(drawing.content))}</p>
            )
          }
        </QueryView>
      </Stack>
    </Dialog>
  );
}

/** Findings of the editor's checks: seats of one label prevent publishing, the rest is for staff to judge. */
function Checks({ plan, drawing, onClose }: PublishPlanDialogProps) {
  const refused = planRefusals(drawing.content);
  const others = checkPlan(drawing.content).length - refused.length;
  return (
    <>
      {refused.length > 0 && (
        <Banner kind="error" title={words.labelsTwice(refused.length)}>
          <ul>
            {refused.slice(0, mostShown).map(({ section, row, number, ids }) => (
              <li key={ids.join(' ')}>
                <Link to={drawingHref(plan.hashcode, ids)} onClick={onClose}>
                  {words.showSeat(placeName(section, row, number))}
                </Link>
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {others > 0 && <p>{words.toJudge(others)}</p>}
    </>
  );
}

interface DifferencesProps {
  drawing: Drawing;
  number: number;
  before: FloorPlan;
}

function Differences({ drawing, number, before }: DifferencesProps) {
  const { added, removed, moved, renamed } = diffPlans(before, drawing.content);
  const lines = [
    added.length > 0 && words.added(added.length),
    removed.length > 0 && words.removed(removed.length),
    moved.length > 0 && words.moved(moved.length),
    renamed.length > 0 && words.renamed(renamed.length),
  ].filter((line) => line !== false);
  return (
    <div>
      <p>{words.compared(number)}</p>
      <ul>
        {(lines.length > 0 ? lines : [words.sameSeats]).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}
