// @vitest-environment node
import type { Problem } from '@callboard/api-contract';
import type { DoorScan, DoorSnapshot } from '@callboard/api-contract/booking';
import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, it } from 'vitest';
import { createDoor, type DoorApi } from './createDoor';
import { createDoorStore } from './doorStore';
import { disputesOf, shownScan, type DoorState } from './doorState';
import { digestOf } from './signedSnapshot';

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

/** A store in memory, as the sealed one is. */
function memoryStore() {
  const rows = new Map<number, string>();
  let last = 0;
  return {
    rows,
    readAll: async () => [...rows].map(([number, text]) => ({ number, text })),
    add: async (text: string) => {
      rows.set(++last, text);
      return last;
    },
    replace: async (number: number, text: string) => void rows.set(number, text),
    remove: async (number: number) => void rows.delete(number),
  };
}

async function aDoor({ store = memoryStore(), trusted = { key: null as string | null } } = {}) {
  const network = { isOn: true };
  const sent: string[][] = [];
  const snapshot: DoorSnapshot = {
    performance: { hashcode: 'p', name: 'Final', event: null, venue: null, starts_at: at, zone: 'UTC' },
    at,
    tickets: [await ticket('CB1.one'), await ticket('CB1.four', 4)],
    elsewhere: [{ name: 'Heat', starts_at: at, zone: 'UTC', digests: [await digestOf('CB1.heat')] }],
  };
  const scans: DoorScan[] = [];
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
      const answered = given.map(({ id, told, at: when, undoes = null, people = null }, index) => ({
        id,
        ticket: 'ticket-CB1.one',
        undoes,
        people,
        at: when,
        device: 'd',
        door: 'Main',
        by: null,
        told: told ?? ('admitted' as const),
        refusal: null,
        outcome: told ?? ('admitted' as const),
        admitted: 1,
        first: null,
        revision: index + 1,
      }));
      return { ok: true, data: { scans: answered, tickets: [] } };
    },
  };
  let state: DoorState | undefined;
  const door = createDoor({
    api,
    store: createDoorStore(store, 'p'),
    isStored: true,
    device: 'd',
    door: () => 'Main',
    trustedKey: { read: () => trusted.key, write: (given) => void (trusted.key = given) },
    onChange: (changed) => {
      state = changed;
    },
    now: () => Date.parse(at),
  });
  const now = () => {
    if (!state) throw new Error('The door has not begun.');
    return state;
  };
  const scanned = async (code: string) => {
    const result = await door.scan(code);
    if (result.kind !== 'done') throw new Error(`It was ${result.kind}.`);
    return shownScan(now(), result.id);
  };
  return { door, network, sent, store, trusted, scans, now, scanned };
}

it('decides by the snapshot without network, and sends what waits once, in its order', async () => {
  const { door, network, sent, now, scanned, store } = await aDoor();
  await door.start();
  network.isOn = false;
  expect((await scanned('CB1.one'))?.scan).toMatchObject({ told: 'admitted', isWaiting: true });
  expect((await scanned('CB1.one'))?.scan).toMatchObject({ told: 'used' });
  expect((await scanned('CB1.heat'))?.ticket?.elsewhere?.name).toBe('Heat');
  expect((await scanned('CB1.forged'))?.scan).toMatchObject({ told: 'unknown', ticket: null });
  expect(now().offlineSince).not.toBeNull();
  const waiting = [...now().scans.keys()];
  network.isOn = true;
  await Promise.all([door.refresh(), door.refresh()]);
  expect(sent).toEqual([waiting]);
  expect([...now().scans.values()].some(({ isWaiting }) => isWaiting)).toBe(false);
  expect([...store.rows.values()].some((text) => text.includes('"waiting"'))).toBe(false);
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
  expect(again.sent.map((ids) => ids.length)).toEqual([2]);
});

it('throws a snapshot away that was changed on the device', async () => {
  const first = await aDoor();
  await first.door.start();
  for (const [number, text] of first.store.rows)
    first.store.rows.set(number, text.replaceAll('CB1.one', 'CB1.two'));
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
  const requested = await door.scan('CB1.four');
  if (requested.kind !== 'group') throw new Error('It did not ask.');
  expect(requested.left).toBe(4);
  const some = await door.admitGroup(requested.ticket, requested.code, 3);
  expect(some.kind === 'done' && shownScan(now(), some.id)?.result).toMatchObject({
    outcome: 'part',
    admitted: 3,
    inside: 3,
  });
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
