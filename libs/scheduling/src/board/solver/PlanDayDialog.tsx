import type { Appearance } from '@callboard/api-contract/scheduling';
import { limits } from '@callboard/api-contract';
import {
  changesOf,
  isPlanned,
  standingSlots,
  toDayProblem,
  unplaced,
  type DayProblem,
  type DayTerms,
  type SheetDay,
} from '@callboard/domain/scheduling';
import type { Clock } from '@callboard/records/screen';
import { ProgressBar } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Dialog } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useRunSheet, type RunSheetSteps } from '../../run-sheet/RunSheetContext';
import type { Conflicts } from '../useConflicts';
import { planMessages as words } from './planMessages';
import { PlanOptions, type PlanSettings } from './PlanOptions';
import { PlanPreview } from './PlanPreview';
import { planNames } from './textOfWhy';
import { useSolver } from './useSolver';

export interface PlanDayDialogProps {
  day: SheetDay;
  clock: Clock;
  conflicts: Conflicts;
  onClose: () => void;
}

/** The weight of each level of a slider. */
const weights = [0, 1, 3, 9] as const;

/** Plans a day by rules, and shows the plan before it is used: then it is one step of the run sheet, with its Undo. */
export function PlanDayDialog(props: PlanDayDialogProps) {
  const steps = useRunSheet();
  return steps && <OpenDialog {...props} steps={steps} />;
}

function OpenDialog({
  day,
  clock,
  conflicts,
  onClose,
  steps,
}: PlanDayDialogProps & { steps: RunSheetSteps }) {
  const { items } = steps;
  const performances = day.lanes.flatMap((lane) => lane.performances.map(({ performance }) => performance));
  const waiting = unplaced(items).filter(isPlanned);
  const placed = performances
    .flatMap((performance) => standingSlots(performance, items))
    .toSorted((one, other) => one.from - other.from)
    .map(({ item }) => item)
    .filter(isPlanned);
  const [settings, setSettings] = useState<PlanSettings>(() => settingsFor(waiting, conflicts));
  const [error, setError] = useState<string | null>(null);
  const { state, start, stop, reset } = useSolver();
  const problem = problemOf(settings, performances, steps, conflicts);

  function use() {
    if (state.status !== 'ready') return;
    const changes = changesOf(state.plan);
    if (JSON.stringify(problem) !== JSON.stringify(state.problem)) setError(words.hasChanged);
    else if (changes.length > limits.maxBulk) setError(words.tooMany(limits.maxBulk));
    else {
      steps.applyPlan(changes);
      onClose();
    }
  }

  function goBack() {
    setError(null);
    reset();
  }

  return (
    <Dialog
      open
      title={words.planNamed(clock.dayTitle(day.day))}
      width={560}
      onOpenChange={onClose}
      actions={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          {state.status === 'ready' && <Button onClick={goBack}>{words.findAgain}</Button>}
          {state.status === 'running' && (
            <Button variant="primary" onClick={stop}>
              {words.stop}
            </Button>
          )}
          {state.status === 'ready' && (
            <Button variant="primary" disabled={changesOf(state.plan).length === 0} onClick={use}>
              {words.use}
            </Button>
          )}
          {(state.status === 'idle' || state.status === 'failed') && (
            <Button variant="primary" onClick={() => start(problem)}>
              {words.find}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        {state.status === 'failed' && <Banner kind="error">{words.failed}</Banner>}
        {error && <Banner kind="error">{error}</Banner>}
        {state.status === 'running' && <Progress progress={state.progress} />}
        {state.status === 'ready' && (
          <PlanPreview
            plan={state.plan}
            problem={state.problem}
            names={planNames(items, performances, conflicts.people)}
            clock={clock}
          />
        )}
        {(state.status === 'idle' || state.status === 'failed') && (
          <PlanOptions
            settings={settings}
            onChange={setSettings}
            placed={placed}
            waiting={waiting}
            timeOf={({ slot_starts_at }) => (slot_starts_at === null ? '' : clock.time(slot_starts_at))}
          />
        )}
      </Stack>
    </Dialog>
  );
}

type Progress = Extract<ReturnType<typeof useSolver>['state'], { status: 'running' }>['progress'];

function Progress({ progress }: { progress: Progress }) {
  const text = progress && words.progress(progress.placed, progress.waiting, progress.conflicts);
  return (
    <ProgressBar
      label={words.planning}
      {...(progress && text !== null && { value: progress.share, max: 1, valueText: text })}
    />
  );
}

/** Begins with placing, where something waits, and goes on to repairs. */
function settingsFor(waiting: readonly Appearance[], { found }: Conflicts): PlanSettings {
  const whenPlaced = found.length > 0 ? 'repair' : 'improve';
  return {
    mode: waiting.length > 0 ? 'fill' : whenPlaced,
    levels: { schoolApart: 2, largeByBreak: 2, evenSpaces: 1, stay: 1, earlyFinish: 1 },
    pinned: new Set(),
    large: new Set(),
  };
}

function problemOf(
  { mode, levels, pinned, large }: PlanSettings,
  performances: DayTerms['performances'],
  { items, defaultMinutes }: RunSheetSteps,
  { people, warmUpMinutes }: Conflicts,
): DayProblem {
  const weightOf = (level: number) => weights[level] ?? 0;
  return toDayProblem({
    mode,
    weights: {
      schoolApart: weightOf(levels.schoolApart),
      largeByBreak: weightOf(levels.largeByBreak),
      evenSpaces: weightOf(levels.evenSpaces),
      stay: weightOf(levels.stay),
      earlyFinish: weightOf(levels.earlyFinish),
    },
    seed: 'day',
    performances,
    items,
    people,
    warmUpMinutes,
    defaultMinutes,
    pinned,
    large,
  });
}
