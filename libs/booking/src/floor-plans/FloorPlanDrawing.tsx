import { PlanView } from '../view/PlanView';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Stack, useMediaQuery } from '@callboard/ui-kit/layout';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { lazy, Suspense } from 'react';
import { floorPlanMessages as words } from './floorPlanMessages';
import type { Drawing } from './useDrawing';
import { usePlanPictures } from './usePlanPictures';

// Lazy: a plan that is only shown does not need it.
const PlanEditor = lazy(async () => ({ default: (await import('../editor/PlanEditor')).PlanEditor }));

export interface FloorPlanDrawingProps {
  hashcode: string;
  name: string;
  drawing: Drawing;
  /** Parts that a link leads to. */
  shown?: readonly string[] | undefined;
  readOnly: boolean;
}

/** The drawing of a floor plan: its editor on a wide screen, and the plan alone on others. */
export function FloorPlanDrawing({ hashcode, name, drawing, shown, readOnly }: FloorPlanDrawingProps) {
  const isWide = useMediaQuery('(width >= 64rem)', true);
  if (readOnly) return <PlanView plan={drawing.content} />;
  if (!isWide) {
    return (
      <Stack>
        <Banner>{words.smallScreen}</Banner>
        <PlanView plan={drawing.content} />
      </Stack>
    );
  }
  return (
    <Stack>
      <Toolbar
        label={words.tools}
        actions={
          <>
            {drawing.isChanged && <Button onClick={drawing.discard}>{words.discard}</Button>}
            <Button
              variant="primary"
              disabled={!drawing.isChanged}
              isBusy={drawing.isSaving}
              onClick={() => void drawing.save()}
            >
              {words.save}
            </Button>
          </>
        }
      >
        <span role="status">{drawing.isChanged ? words.unsaved : words.saved}</span>
      </Toolbar>
      <Suspense fallback={<Skeleton lines={12} />}>
        <DrawnPlan hashcode={hashcode} name={name} drawing={drawing} shown={shown} />
      </Suspense>
    </Stack>
  );
}

function DrawnPlan({ hashcode, name, drawing, shown }: Omit<FloorPlanDrawingProps, 'readOnly'>) {
  const pictures = usePlanPictures(hashcode);
  return (
    <PlanEditor
      plan={drawing.content}
      onChange={drawing.change}
      name={name}
      pictures={pictures}
      shown={shown}
    />
  );
}
