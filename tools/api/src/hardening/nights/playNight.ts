import type { MadeTime } from '@callboard/api-contract';
import { actionRegistry } from '@callboard/api-contract/actions';
import { narrowClock, offsetOf } from '@callboard/domain/calendar';
import { randomUUID } from 'node:crypto';
import type { TestClient } from '../../testKit/startTestApi';
import type { Random } from '../sale/random';
import type { Final } from './makeFinal';

const minuteMs = 60_000;
/** By how much clocks of devices are ahead. */
const wrongClocks = [-60 * minuteMs, -12 * minuteMs, 0, 0, 3 * minuteMs, 1_440 * minuteMs];
const criteria = ['music', 'stage'] as const;
const showSteps = ['start', 'end', 'ready', 'hold', 'release', 'drive', 'undo'] as const;

/** Something that was done on a device without network. */
export interface Deed {
  /** When it was really made, in milliseconds. */
  at: number;
  by: TestClient;
  device: Device;
  action: 'score' | 'callShow';
  target: string;
  /** The input, with times by the clock of the device. */
  input: Record<string, unknown>;
}

interface Device {
  name: string;
  /** The time of its clock at a real moment. */
  clock: (at: number) => number;
  /** Corrects what it made, as it measured the difference to the server. */
  corrected: (made: MadeTime) => MadeTime;
}

/** A device whose clock is wrong, and that measured it by one answer that took 200 ms. */
function makeDevice(random: Random, name: string, measuredAt: number): Device {
  const ahead = random.of(wrongClocks);
  const clock = (at: number) => at + ahead;
  const range = narrowClock(null, {
    sentAt: clock(measuredAt),
    receivedAt: clock(measuredAt) + 200,
    serverAt: Math.floor(measuredAt / 1_000) * 1_000,
  });
  const offset = offsetOf(range);
  const corrected = ({ madeAt }: MadeTime) => {
    return { madeAt: new Date(Date.parse(madeAt) + offset).toISOString(), offset };
  };
  return { name, clock, corrected };
}

interface Crew {
  judges: readonly TestClient[];
  runners: readonly TestClient[];
}

/** Deeds of judges and those who run the show in the first hour of a final, each on two devices: no two are in the same five seconds. */
export function inventNight(random: Random, final: Final, { judges, runners }: Crew): Deed[] {
  const deeds: Deed[] = [];
  let at = final.begun;
  const next = () => (at += 5_000 + random.below(20_000));
  const devices = new Map(
    [...judges, ...runners].map((client, nth) => {
      const two = ['tablet', 'phone'].map((kind) => makeDevice(random, `${kind} ${nth}`, final.begun));
      return [client, two] as const;
    }),
  );
  // A device undoes what it knows: here, what was made on it.
  const stepsMade = new Map<Device, string[]>();
  for (let nth = 0; nth < 40; nth += 1) {
    const isOfJudge = random.next() < 0.7;
    const by = random.of(isOfJudge ? judges : runners);
    const device = random.of(devices.get(by) ?? []);
    const real = next();
    const madeAt = new Date(device.clock(real)).toISOString();
    if (isOfJudge) {
      const input = { entry: random.of(final.acts).hashcode, ...inventMark(random, madeAt, device.name) };
      deeds.push({ at: real, by, device, action: 'score', target: final.stage.hashcode, input });
    } else {
      const known = stepsMade.get(device) ?? [];
      const step = random.of(known.length > 0 ? showSteps : (['start'] as const));
      const hashcode = randomUUID();
      const isOfShow = ['hold', 'release', 'drive', 'undo'].includes(step);
      const input = {
        hashcode,
        step,
        made_at: madeAt,
        ...(!isOfShow && { item: random.of(final.slots).hashcode }),
        ...(step === 'undo' && { undoes: random.of(known) }),
      };
      stepsMade.set(device, [...known, hashcode]);
      deeds.push({ at: real, by, device, action: 'callShow', target: final.performance.hashcode, input });
    }
  }
  return deeds;
}

/** A score, a comment or a penalty. */
function inventMark(random: Random, madeAt: string, device: string): Record<string, unknown> {
  const kind = random.next();
  if (kind < 0.2) return { comment: `Comment ${random.below(1_000)}`, commentMade: { madeAt } };
  if (kind < 0.3) return { penalties: random.of([[], ['late']]), penaltiesMade: { madeAt } };
  const mark = { code: random.of(criteria), value: random.below(11), note: `Note ${random.below(1_000)}` };
  return { marks: [{ ...mark, madeAt, device }] };
}

/**
 * Sends what was done as devices do when they have a network again: those in any order, each its own in the order of making. Where the server
 * is killed or the network is cut, the answer is lost after the deed was stored, or the deed before: both are sent again.
 *
 * @returns the statuses of the last answer to each
 */
export async function returnDevices(random: Random, deeds: readonly Deed[]): Promise<number[]> {
  const lanes = new Map<string, Deed[]>();
  for (const deed of deeds) lanes.set(deed.device.name, [...(lanes.get(deed.device.name) ?? []), deed]);
  const statuses: number[] = [];
  while (lanes.size > 0) {
    const [name, lane] = random.of([...lanes]);
    const deed = lane.shift();
    if (deed) statuses.push(await send(random, deed));
    if (lane.length === 0) lanes.delete(name);
  }
  return statuses;
}

async function send(random: Random, { by, device, action, target, input }: Deed): Promise<number> {
  const declared = actionRegistry[action];
  const data = declared.offline.order.times(input, device.corrected);
  const headers = { 'idempotency-key': randomUUID() };
  const once = () =>
    by.call('POST', `${pathOf(action)}/actions`, { action: declared.name, target, data }, headers);
  if (random.next() < 0.2) await once();
  return (await once()).status;
}

const pathOf = (action: Deed['action']) =>
  action === 'score' ? 'competition/stages' : 'callboard/performances';
