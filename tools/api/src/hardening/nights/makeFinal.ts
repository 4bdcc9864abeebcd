import { makeStage, type TestStage } from '../../testKit/judgingKit';
import type { MadeRecord, RecordMaker } from '../../testKit/makeRecords';
import type { TestApi, TestClient } from '../../testKit/startTestApi';

const minuteMs = 60_000;

/** A final that began two hours ago: a stage that is judged, and the performance in which its acts appear, ten minutes each. */
export interface Final extends TestStage {
  performance: MadeRecord;
  /** When it began, in milliseconds. */
  begun: number;
  /** Slots of the acts, in the order of the acts. */
  slots: readonly { hashcode: string; from: number; to: number }[];
}

interface FinalParts {
  maker: RecordMaker;
  staff: TestClient;
  judges: readonly TestClient[];
  acts: number;
}

/** Makes a final whose performance is announced. */
export async function makeFinal(api: TestApi, parts: FinalParts): Promise<Final> {
  const stage = await makeStage(api, parts);
  const { maker } = parts;
  const event = stage.event.hashcode;
  const begun = Math.floor(Date.now() / minuteMs) * minuteMs - 120 * minuteMs;
  const venue = await maker.make('venues', { time_zone: 'Pacific/Auckland' });
  const space = await maker.make('spaces', { venue: venue.hashcode });
  const performance = await maker.make('performances', {
    event,
    venue: venue.hashcode,
    space: space.hashcode,
    session: 'evening',
    starts_at: new Date(begun).toISOString(),
    ends_at: new Date(begun + 240 * minuteMs).toISOString(),
  });
  const slots: Final['slots'][number][] = [];
  for (const [nth, { hashcode: entry }] of stage.acts.entries()) {
    const from = begun + nth * 10 * minuteMs;
    const slot_starts_at = new Date(from).toISOString();
    const place = { event, entry, performance: performance.hashcode, slot_starts_at };
    const slot = await maker.make('timeSlots', { ...place, kind: 'entry', minutes: 10 });
    slots.push({ hashcode: slot.hashcode, from, to: from + 10 * minuteMs });
  }
  await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE hashcode = $1`, [
    performance.hashcode,
  ]);
  return { ...stage, performance, begun, slots };
}
