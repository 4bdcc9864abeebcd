import { describe, expect, it } from 'vitest';
import { deviceChecks, type DeviceFacts } from './deviceChecks';

const ready: DeviceFacts = {
  roundTripMs: 80,
  clockOffset: 200,
  storage: { isPersisted: true, freeBytes: 2_000_000_000 },
  battery: { level: 0.9, isCharging: false },
  hasFiles: true,
};
const resultsOf = (change: Partial<DeviceFacts>) =>
  deviceChecks({ ...ready, ...change }).flatMap(({ name, result }) =>
    result === 'ok' ? [] : [`${name} ${result}`],
  );

describe('[1.8] [7.40] the rehearsal of a device', () => {
  it.each<[Partial<DeviceFacts>, string[]]>([
    [{}, []],
    [{ roundTripMs: null }, ['network away']],
    [{ roundTripMs: 4_000 }, ['network slow']],
    [{ clockOffset: -180_000 }, ['clock wrong']],
    [{ clockOffset: null }, ['clock unknown']],
    [{ storage: { isPersisted: false, freeBytes: null } }, ['storage notPersisted']],
    [{ storage: { isPersisted: true, freeBytes: 1_000_000 } }, ['storage full']],
    [{ storage: null }, ['storage unknown']],
    [{ battery: { level: 0.2, isCharging: false } }, ['battery low']],
    [{ battery: { level: 0.2, isCharging: true } }, []],
    [{ battery: null }, ['battery unknown']],
    [{ hasFiles: false }, ['files missing']],
  ])('%j: %j', (change, found) => {
    expect(resultsOf(change)).toEqual(found);
  });
});
