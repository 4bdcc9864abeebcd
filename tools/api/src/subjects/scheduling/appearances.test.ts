import type { RecordOf, TenantCode } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import type { DashboardOf } from '@callboard/api-contract/dashboards';
import type { EntryDossier } from '@callboard/api-contract/entries';
import type { RunningOrder, Show, Tonight } from '@callboard/api-contract/scheduling';
import { callSheet, runOfShow, runSheet, type ShowStep } from '@callboard/domain/scheduling';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRecordMaker, type MadeRecord } from '../../testKit/makeRecords';
import { startTestApi, type TestApi, type TestClient } from '../../testKit/startTestApi';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const minute = 60_000;
const tenants: TenantCode[] = ['rockquest', 'basketball'];

describe.each(tenants)(
  '[2.18] what appears in two performances of a day, and twice in one, at %s',
  (tenant) => {
    const begun = Math.floor(Date.now() / minute) * minute;
    const at = (minutes: number) => new Date(begun + minutes * minute).toISOString();
    let staff: TestClient;
    let contact: TestClient;
    let event: MadeRecord;
    let heat: MadeRecord;
    let final: MadeRecord;
    let band: MadeRecord;

    beforeAll(async () => {
      staff = await api.loginAs(tenant, 'staff');
      contact = await api.loginAs(tenant, 'participant');
      const maker = createRecordMaker(api, staff, collectionNames.map(collectionNamed));
      // Where it is noon, so that both are of one day.
      const zone = `Etc/GMT${offsetToNoon()}`;
      const venue = await maker.make('venues', { time_zone: zone });
      const space = await maker.make('spaces', { venue: venue.hashcode });
      event = await maker.make('events', { slot_minutes: 10 });
      const place = {
        event: event.hashcode,
        venue: venue.hashcode,
        space: space.hashcode,
        session: 'evening',
      };
      heat = await maker.make('performances', { ...place, starts_at: at(0), ends_at: at(60) });
      final = await maker.make('performances', { ...place, starts_at: at(90), ends_at: at(150) });
      const first = { performance: heat.hashcode, slot_starts_at: at(0) };
      band = await maker.make('entries', { event: event.hashcode, contact: contact.individual, ...first });
      const again = { event: event.hashcode, kind: 'entry', entry: band.hashcode };
      await maker.make('timeSlots', {
        ...again,
        performance: heat.hashcode,
        slot_starts_at: at(30),
        minutes: 5,
      });
      await maker.make('timeSlots', {
        ...again,
        performance: final.hashcode,
        slot_starts_at: at(95),
        minutes: 12,
      });
      await api.asOwner(`UPDATE entries SET status = 'accepted' WHERE hashcode = $1`, [band.hashcode]);
      await api.asOwner(`UPDATE events SET status = 'open' WHERE hashcode = $1`, [event.hashcode]);
      await api.asOwner(`UPDATE performances SET status = 'scheduled' WHERE event = $1`, [event.hashcode]);
    });

    const times = [at(0), at(30), at(95)];
    const iso = (instants: readonly (string | null)[]) =>
      instants.map((instant) => new Date(instant ?? '').toISOString());
    // Answers of the contract, checked against it by every test.
    const data = async <Data>(client: TestClient, url: string) =>
      ((await client.call('GET', url)).body as { data: Data }).data;
    const list = async <Of extends 'entries' | 'timeSlots' | 'performances'>(url: string) =>
      ((await staff.call('GET', url)).body as { results: RecordOf<Of>[] }).results;
    const showOf = (performance: MadeRecord) =>
      data<Show>(staff, `performances/${performance.hashcode}/show`);
    const ofBand = (items: Show['items']) => items.filter(({ entry }) => entry === band.hashcode);

    it('has the same times on run sheet, call sheet, show, Tonight, its own page and the start page', async () => {
      const of = `event=${event.hashcode}`;
      const { rows } = await data<RunningOrder>(staff, `running_order?${of}`);
      const days = runSheet(await list<'performances'>(`callboard/performances?${of}`), rows, () => 'today');
      const onSheet = days.flatMap(({ lanes }) =>
        lanes.flatMap(({ performances }) => performances.flatMap((each) => each.items)),
      );
      expect(iso(onSheet.map(({ slot_starts_at }) => slot_starts_at))).toEqual(times);
      const calls = callSheet(days).flatMap((day) => day.calls);
      expect(iso(calls.map((call) => call.at))).toEqual(times);

      const shows = [await showOf(heat), await showOf(final)];
      expect(iso(shows.flatMap(({ items }) => ofBand(items)).map(({ from }) => from))).toEqual(times);
      const { nights } = await data<Tonight>(staff, 'tonight');
      expect(iso(nights.flatMap(({ items }) => ofBand(items)).map(({ from }) => from))).toEqual(times);
      expect(nights.map(({ acts }) => acts.map(({ hashcode }) => hashcode))).toEqual([
        [band.hashcode],
        [band.hashcode],
      ]);

      const dossier = await data<EntryDossier>(contact, `entries/${band.hashcode}/dossier`);
      expect(iso(dossier.calls.map(({ slot_starts_at }) => slot_starts_at))).toEqual(times);
      const { entries } = await data<DashboardOf<'participant'>>(contact, 'dashboards/participant');
      expect(iso(entries.flatMap((entry) => entry.calls.map((call) => call.slot_starts_at)))).toEqual(times);
    });

    it('is on, and over, each time by itself', async () => {
      const { items } = await showOf(heat);
      const [one, two] = ofBand(items);
      for (const [step, item, secondsAgo, status] of [
        ['start', one?.hashcode, 40, 200],
        ['end', one?.hashcode, 20, 200],
        // A device that knew entries alone means the first, which is over.
        ['ready', band.hashcode, 0, 409],
      ] as const) {
        // Only an impossible step that is made now is refused: one that arrives late is merged.
        const made_at = new Date(Date.now() - secondsAgo * 1000).toISOString();
        const step_ = {
          action: 'call_show',
          target: heat.hashcode,
          data: { hashcode: randomUUID(), step, item, made_at },
        };
        expect((await staff.call('POST', 'callboard/performances/actions', step_)).status).toBe(status);
      }
      const { steps } = await showOf(heat);
      const log = steps.map(({ at: made, by, ...step }): ShowStep => ({
        ...step,
        at: Date.parse(made),
        by: by?.hashcode,
      }));
      const plan = items.map((item) => ({ ...item, from: Date.parse(item.from), to: Date.parse(item.to) }));
      const run = runOfShow(plan, log, Date.now() + minute);
      expect(run.items.map(({ state }) => state)).toEqual(['done', 'planned']);
      expect(run.next?.hashcode).toBe(two?.hashcode);
      expect(log.map(({ item }) => item)).toEqual([one?.hashcode, one?.hashcode]);
    });

    it('is arranged by itself each time', async () => {
      const [, second] = await list<'timeSlots'>(
        `callboard/time_slots?entry=${band.hashcode}&performance=${heat.hashcode}&ordering=slot_starts_at`,
      );
      const change = {
        entry: second?.hashcode,
        version: second?.version,
        performance: heat.hashcode,
        slot_starts_at: at(40),
        slot_ends_at: at(47),
      };
      const arranged = await staff.call('POST', 'callboard/events/actions', {
        action: 'arrange_slots',
        target: event.hashcode,
        data: { changes: [change] },
      });
      expect(arranged.status).toBe(200);
      const { items } = await showOf(heat);
      expect(iso(ofBand(items).flatMap(({ from, to }) => [from, to]))).toEqual([
        at(0),
        at(10),
        at(40),
        at(47),
      ]);
    });
  },
);

/** The sign and hours of the zone in which it is about noon. */
function offsetToNoon(): string {
  const hours = new Date().getUTCHours() - 12;
  return hours >= 0 ? `+${hours}` : String(hours);
}
