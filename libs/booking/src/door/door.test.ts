// @vitest-environment node
import type { Problem } from '@callboard/api-contract';
import type { DoorScan, DoorSnapshot } from '@callboard/api-contract/booking';
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDoor } from './createDoor';
import type { DoorApi } from './doorTools';
import { countsOf, disputesOf, shownScan, type DoorState } from './doorState';
import { digestOf } from './signedSnapshot';
import { doorStoreOf, type WaitingScan } from './storedDoor';

const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
const key = Buffer.concat([Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]);

function signed(snapshot: DoorSnapshot) {
  const content = JSON.stringify(snapshot);
  const signature = sign('sha256', Buffer.from(content), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  return { content, signature: signature.toString('base64url'), key: key.toString('base64url') };
}

const ticket = async (code: string, people = 1): Promise<DoorSnapshot['tickets'][number]> => ({
  hashcode: `ticket-${code}`,
  number: code,
  place: `Stalls · ${code}`,
  price_type: 'Adult',
  people,
  buyer: 'Mere Tamati',
  status: 'valid',
  elsewhere: null,
  digest: await digestOf(code),
});

const away: Problem = { kind: 'network', message: 'No network' };
const at = '2027-06-09T06:40:00.000Z';

/** Memory of a device, as the copies and the outbox have it. */
function memory() {
  return {
    copies: new Map<string, string>(),
    waiting: [] as WaitingScan[],
    async find(key: string) {
      const text = this.copies.get(key);
      return text === undefined ? null : { copy: JSON.parse(text), at: 0, bytes: text.length };
    },
    async write(key: string, copy: unknown, at: number) {
      const text = JSON.stringify(copy);
      this.copies.set(key, text);
      return { copy: JSON.parse(text), at, bytes: text.length };
    },
  };
}

const shownAs = (outcome: DoorScan['outcome']) => ({ told: outcome, outcome });

async function aDoor({ store = memory(), trusted = { key: null as string | null }, isStored = true } = {}) {
  const network = { isOn: true };
  const sent: string[][] = [];
  const snapshot: DoorSnapshot = {
    performance: { hashcode: 'p', name: 'Final', event: null, venue: null, starts_at: at, zone: 'UTC' },
    at,
    tickets: [await ticket('CB1.one'), await ticket('CB1.four', 4)],
    elsewhere: [{ name: 'Heat', starts_at: at, zone: 'UTC', digests: [await digestOf('CB1.heat')] }],
  };
  const scans: DoorScan[] = [];
  const answerTo = (scan: Partial<WaitingScan>) => ({
    id: scan.id ?? '',
    ticket: 'ticket-CB1.one',
    undoes: scan.undoes ?? null,
    direction: scan.direction ?? 'in',
    people: scan.people ?? null,
    at: scan.at ?? at,
    device: 'd',
    door: 'Main',
    by: null,
    refusal: null,
    ...shownAs(scan.told ?? 'admitted'),
    admitted: 1,
    first: null,
  });
  const api: DoorApi = {
    snapshot: async () =>
      network.isOn ? { ok: true, data: signed(snapshot) } : { ok: false, problem: away },
    state: async () =>
      network.isOn
        ? { ok: true, data: { at, counts: [], scans, has_more: false, tickets: 'same' } }
        : { ok: false, problem: away },
    send: async (given) => {
      if (!network.isOn) return { ok: false, problem: away };
      sent.push(given.map(({ id }) => id));
      const answered = given.map((scan, index) => ({ ...answerTo(scan), revision: index + 1 }));
      return { ok: true, data: { scans: answered, tickets: [] } };
    },
  };
  const clock: { offset: number | null } = { offset: null };
  let isSending = false;
  let state: DoorState | undefined;
  const door = createDoor({
    api,
    store: doorStoreOf(store, 'p'),
    queue: {
      waiting: () => store.waiting,
      add: async (scan) => {
        if (isStored) store.waiting.push(scan);
        return isStored;
      },
      send: () => void sendWaiting(),
    },
    isStored,
    device: 'd',
    door: () => 'Main',
    trustedKey: { read: () => trusted.key, write: (given) => void (trusted.key = given) },
    onChange: (changed) => {
      state = changed;
    },
    now: () => Date.parse(at),
    clockOffset: () => clock.offset,
  });
  /** As the outbox does: one after the other. */
  async function sendWaiting() {
    if (isSending) return;
    isSending = true;
    for (const scan of store.waiting) {
      if (!network.isOn) break;
      sent.push([scan.id]);
      scans.push({ ...answerTo(scan), revision: 10 + scans.length });
      store.waiting = store.waiting.filter(({ id }) => id !== scan.id);
      await door.queueChanged();
    }
    isSending = false;
  }
  const now = () => {
    if (!state) throw new Error('The door has not begun.');
    return state;
  };
  const scanned = async (code: string, direction: 'in' | 'out' = 'in') => {
    const result = await door.scan(code, direction);
    if (result.kind !== 'done') throw new Error(`It was ${result.kind}.`);
    return shownScan(now(), result.id);
  };
  return { door, network, sent, store, trusted, scans, now, scanned, clock };
}

it('decides by the snapshot without network, and sends what waits once, in its order', async () => {
  const { door, network, sent, now, scanned, store } = await aDoor();
  await door.start();
  network.isOn = false;
  expect((await scanned('CB1.one'))?.scan).toMatchObject({ told: 'admitted', isWaiting: true });
  expect((await scanned('CB1.one'))?.scan).toMatchObject(shownAs('used'));
  expect((await scanned('CB1.heat'))?.ticket?.elsewhere?.name).toBe('Heat');
  expect((await scanned('CB1.forged'))?.scan).toMatchObject({ told: 'unknown', ticket: null });
  expect(now().offlineSince).not.toBeNull();
  const waiting = [...now().scans.keys()];
  network.isOn = true;
  await Promise.all([door.refresh(), door.refresh()]);
  await expect.poll(() => sent).toEqual(waiting.map((id) => [id]));
  await door.refresh();
  expect([...now().scans.values()].some(({ isWaiting }) => isWaiting)).toBe(false);
  expect(store.waiting).toEqual([]);
});

it('has what waits after a reload without network, and decides by it', async () => {
  const first = await aDoor();
  await first.door.start();
  first.network.isOn = false;
  await first.scanned('CB1.one');
  const again = await aDoor(first);
  again.network.isOn = false;
  await again.door.start();
  expect(again.now()).toMatchObject({ status: 'ready', isTampered: false });
  expect((await again.scanned('CB1.one'))?.scan.told).toBe('used');
  again.network.isOn = true;
  await again.door.refresh();
  await expect.poll(() => again.sent.map((ids) => ids.length)).toEqual([1, 1]);
});

it('[1.8] dates scans by the clock of the server as all of the app measures it, and as it was after a start without network', async () => {
  const first = await aDoor();
  first.clock.offset = 180_000;
  await first.door.start();
  first.network.isOn = false;
  await first.scanned('CB1.one');
  const ahead = new Date(Date.parse(at) + 180_000).toISOString();
  expect(first.store.waiting).toMatchObject([{ device_at: at, at: ahead }]);
  first.store.waiting = [];
  const again = await aDoor(first);
  again.network.isOn = false;
  await again.door.start();
  await again.scanned('CB1.heat');
  expect(again.store.waiting).toMatchObject([{ device_at: at, at: ahead }]);
});

it('throws a snapshot away that was changed on the device', async () => {
  const first = await aDoor();
  await first.door.start();
  for (const [key, text] of first.store.copies)
    first.store.copies.set(key, text.replaceAll('CB1.one', 'CB1.two'));
  const again = await aDoor(first);
  again.network.isOn = false;
  await again.door.start();
  expect(again.now()).toMatchObject({ isTampered: true, snapshot: null, status: 'failed' });
  again.network.isOn = true;
  await again.door.refresh();
  expect(again.now()).toMatchObject({ isTampered: false, status: 'ready' });
});

it('asks how many of a group come in', async () => {
  const { door, network, now } = await aDoor();
  await door.start();
  network.isOn = false;
  const requested = await door.scan('CB1.four', 'in');
  if (requested.kind !== 'group') throw new Error('It did not ask.');
  expect(requested.left).toBe(4);
  const some = await door.scanGroup(requested, 3);
  expect(some.kind === 'done' && shownScan(now(), some.id)?.result).toMatchObject({
    outcome: 'part',
    admitted: 3,
    inside: 3,
  });
});

it('lets out and back in without network, and asks how many of a group go', async () => {
  const { door, network, now, scanned, store } = await aDoor();
  await door.start();
  network.isOn = false;
  await scanned('CB1.one');
  expect((await scanned('CB1.one', 'out'))?.scan).toMatchObject(shownAs('out'));
  expect((await scanned('CB1.one', 'out'))?.scan).toMatchObject(shownAs('not_inside'));
  expect((await scanned('CB1.one'))?.scan).toMatchObject(shownAs('back'));
  expect((await scanned('CB1.one'))?.scan).toMatchObject(shownAs('used'));
  expect(store.waiting.map(({ direction }) => direction)).toEqual(['in', 'out', 'out', 'in', 'in']);
  const four = await door.scan('CB1.four', 'in');
  if (four.kind !== 'group') throw new Error('It did not ask.');
  await door.scanGroup(four, 3);
  const leaving = await door.scan('CB1.four', 'out');
  expect(leaving).toMatchObject({ kind: 'group', direction: 'out', left: 3 });
  if (leaving.kind === 'group') await door.scanGroup(leaving, 2);
  expect(countsOf(now())).toEqual([{ priceType: 'Adult', people: 5, inside: 2 }]);
});

it('shows who was first when another door turns out to be', async () => {
  const { door, network, scans, now, scanned } = await aDoor();
  await door.start();
  network.isOn = false;
  const own = await scanned('CB1.one');
  if (!own) throw new Error('Nothing was scanned.');
  const { isWaiting: _isWaiting, ...scan } = own.scan;
  scans.push({ ...scan, id: 'other', door: 'South', at: '2027-06-09T06:30:00.000Z', revision: 9 });
  network.isOn = true;
  await door.refresh();
  expect(disputesOf(now())).toMatchObject([{ scan: { id: scan.id }, first: { door: 'South' } }]);
});

it('sends what the browser refuses to store itself, once and in its order', async () => {
  const { door, network, sent, now, scanned } = await aDoor({ isStored: false });
  await door.start();
  network.isOn = false;
  await scanned('CB1.one');
  await scanned('CB1.one');
  const ids = [...now().scans.keys()];
  network.isOn = true;
  await door.refresh();
  await door.refresh();
  expect(sent).toEqual([ids]);
  expect([...now().scans.values()].some(({ isWaiting }) => isWaiting)).toBe(false);
});

it('no longer shows a scan that the server refused and the user deleted', async () => {
  const { door, network, store, now, scanned } = await aDoor();
  await door.start();
  network.isOn = false;
  await scanned('CB1.one');
  store.waiting = [];
  network.isOn = true;
  await door.queueChanged();
  await door.refresh();
  expect(now().scans.size).toBe(0);
});
