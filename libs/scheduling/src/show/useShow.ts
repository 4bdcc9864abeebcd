import { madeNow, newUuid, useServerNow } from '@callboard/api-client';
import { queries } from '@callboard/api-client/actions';
import { showSchema, type Cast, type Show } from '@callboard/api-contract/scheduling';
import { useAppDispatch } from '@callboard/app-state';
import {
  logOf,
  planOf,
  refusedStep,
  runOfShow,
  type RunOfShow,
  type ShownItem,
  type ShowPlan,
  type ShowStep,
  type ShowStepKind,
  type StepProblem,
} from '@callboard/domain/scheduling';
import {
  storeAndSend,
  useFollowedCalls,
  useOnDevice,
  useWaitingLane,
  type OnDevice,
  type OutboxEntry,
  type WaitingLane,
} from '@callboard/offline';
import { useSession } from '@callboard/auth';
import { useLabel } from '@callboard/tenant';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useMemo } from 'react';
import * as v from 'valibot';
import { nameOf } from './nameOf';
import { showMessages as words } from './showMessages';
import { storedShows, type StoredShow } from './storedShows';

export type ShowItem = ShownItem<ShowPlan>;

/** A step that a button makes. */
export interface NewStep {
  step: ShowStepKind;
  item?: string | undefined;
  undoes?: string | undefined;
  /** The item that it exchanges places with. */
  other?: string | undefined;
  minutes?: number | undefined;
  participant?: string | undefined;
  /** Text of the step, in the words of the button. */
  text: string;
}

/** The night of a performance as this device sees it. */
export interface ShowState {
  show: Show;
  run: RunOfShow<ShowPlan>;
  /** All steps that count on this device. */
  steps: readonly ShowStep[];
  now: number;
  /** Names of those who made steps, by hashcode, as far as the reader can see them. */
  people: ReadonlyMap<string, string>;
  waiting: WaitingLane;
  /** Copy of it on this device for the time without a network. */
  device: OnDevice<StoredShow>;
  /** The show as it would be after a step. */
  preview: (step: Omit<NewStep, 'text'>) => RunOfShow<ShowPlan>;
  /** Makes a step: it counts immediately, is stored on the device, and sent. */
  make: (step: NewStep) => void;
}

const refusals: Readonly<Record<StepProblem, (name: string) => string>> = {
  begun: (name) => words.hasBegun(name),
  over: (name) => words.itemOver(name),
  notOn: (name) => words.itemNotOn(name),
};

/**
 * The plan and the log of a show, with the steps that this device has made and the server does not show yet, computed for every second.
 *
 * @param cast Who appears in it, stored with it where a page reads that too.
 */
export function useShow(performance: string, cast?: Cast) {
  const query = queries.show.useQuery({ performance });
  const read = useMemo(() => query.data && { show: query.data, cast }, [query.data, cast]);
  const { data: night, device, ...state } = useOnDevice(storedShows, performance, read, query);
  const data = night?.show;
  const user = useSession().user?.hashcode ?? '';
  const dispatch = useAppDispatch();
  const alerts = useAlerts();
  const label = useLabel('entries');
  const now = useServerNow();
  const lane = `show/${performance}`;
  const waiting = useWaitingLane(lane);

  const plan = useMemo(() => (data ? planOf(data) : []), [data]);
  const log = useMemo(() => (data ? logOf(data) : []), [data]);
  const calls = useFollowedCalls(
    data,
    (entry) => entry.lane === lane,
    // A step is sent under its own hashcode.
    ({ key }, show) => show?.steps.some(({ hashcode }) => hashcode === key) ?? false,
  );
  const own = [...calls.sent, ...calls.waiting].flatMap((entry) => stepOf(entry, user));
  const people = new Map(data?.steps.flatMap(({ by }) => (by ? [[by.hashcode, by.title] as const] : [])));

  function toOwn(step: Omit<NewStep, 'text'>): ShowStep {
    const at = Date.parse(madeNow().madeAt);
    return { hashcode: newUuid(), ...step, item: step.item ?? null, at, by: user };
  }

  function make({ text, ...made }: NewStep): void {
    const step = toOwn(made);
    const { hashcode, item } = step;
    // Another device can have made it impossible after the button was drawn.
    const refused = refusedStep(plan, steps, step, step.at);
    if (refused) {
      alerts.show({ kind: 'warning', message: refusals[refused.problem](nameOf(refused.item, label)) });
      return;
    }
    const { madeAt, ...measured } = madeNow();
    const input = {
      hashcode,
      step: made.step,
      item,
      made_at: madeAt,
      ...measured,
      undoes: made.undoes ?? null,
      other: made.other ?? null,
      minutes: made.minutes ?? null,
      participant: made.participant ?? null,
    };
    const page = `/performances/${performance}/show`;
    const call = { action: 'callShow', target: performance, input, lane, page, text } as const;
    void dispatch(storeAndSend(call, hashcode));
  }

  const steps = [...log, ...own];
  const value: ShowState | undefined = data && {
    show: data,
    run: runOfShow(plan, steps, now),
    steps,
    now,
    people,
    waiting,
    device,
    preview: (step) => runOfShow(plan, [...steps, toOwn(step)], now),
    make,
  };
  return { value, storedCast: device.stored?.copy.cast, ...state };
}

const waitingStep = v.object({
  hashcode: v.string(),
  step: showSchema.entries.steps.item.entries.step,
  item: v.nullable(v.string()),
  made_at: v.string(),
  undoes: v.nullable(v.string()),
  // Steps that an earlier version of the app stored have none.
  other: v.optional(v.nullable(v.string()), null),
  minutes: v.nullable(v.number()),
  participant: v.nullable(v.string()),
});

function stepOf(entry: OutboxEntry, by: string): ShowStep[] {
  const parsed = v.safeParse(waitingStep, 'input' in entry ? entry.input : null);
  if (!parsed.success) return [];
  const { made_at, ...step } = parsed.output;
  return [{ ...step, at: Date.parse(made_at), by }];
}
