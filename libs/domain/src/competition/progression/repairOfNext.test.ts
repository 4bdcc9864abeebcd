import { describe, expect, it } from 'vitest';
import { repairOfNext, wentOnAfter } from './repairOfNext';

const to = (next: string, entries: readonly string[]) => entries.map((entry) => ({ entry, next }));
const of = (status: string, wentOn: string[], goOn: string[]) =>
  repairOfNext({
    statuses: { final: status },
    wentOn: to('final', wentOn),
    goOn: to('final', goOn),
  });

describe('[7.40] the next stage after a correction', () => {
  it('needs nothing where the same acts go on', () => {
    expect(of('planned', ['a', 'b'], ['b', 'a'])).toEqual({ joins: [], leaves: [], options: [] });
  });

  it('is repaired, added to or left while it is planned, and no one is taken from one that has begun', () => {
    const options = ['planned', 'judging', 'closed', 'released'].map(
      (status) => of(status, ['a'], ['b']).options,
    );
    expect(options).toEqual([['repair', 'add', 'leave'], ['add', 'leave'], ['leave'], ['leave']]);
    expect(of('judging', ['a', 'b'], ['b']).options).toEqual(['leave']);
    expect(of('planned', ['b'], ['a', 'b']).options).toEqual(['repair', 'leave']);
  });

  it('has other acts by each option', () => {
    const wentOn = to('final', ['a', 'b']);
    const repair = of('planned', ['a', 'b'], ['b', 'c']);
    expect(wentOnAfter(wentOn, repair, 'repair')).toEqual(to('final', ['b', 'c']));
    expect(wentOnAfter(wentOn, repair, 'add')).toEqual(to('final', ['a', 'b', 'c']));
    expect(wentOnAfter(wentOn, repair, 'leave')).toEqual(wentOn);
  });

  it('is another one for an act that moves from the second chance to the final', () => {
    const repair = repairOfNext({
      statuses: { final: 'planned', chance: 'planned' },
      wentOn: [...to('final', ['a']), ...to('chance', ['b'])],
      goOn: [...to('final', ['b']), ...to('chance', ['a'])],
    });
    expect(repair.joins).toEqual([...to('final', ['b']), ...to('chance', ['a'])]);
    expect(repair.leaves).toEqual([...to('final', ['a']), ...to('chance', ['b'])]);
    expect(repair.options).toEqual(['repair', 'add', 'leave']);
  });

  it('is repaired only where none of those that change has begun', () => {
    const repair = repairOfNext({
      statuses: { final: 'planned', chance: 'judging' },
      wentOn: [...to('final', ['a']), ...to('chance', ['b'])],
      goOn: [...to('final', ['b']), ...to('chance', ['a'])],
    });
    expect(repair.options).toEqual(['add', 'leave']);
  });
});
