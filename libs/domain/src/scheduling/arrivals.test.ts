import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arrivalsOf, absentOf } from './arrivals';
import type { ShowStep } from './runOfShow';

const people = ['ana', 'ben', 'cai'];
let count = 0;
function made(step: 'here' | 'missing', participant: string | null = null, more: Partial<ShowStep> = {}) {
  count += 1;
  return { hashcode: `step-${count}`, step, item: 'act', at: count, participant, ...more };
}
const missing = (...steps: ShowStep[]) => absentOf(arrivalsOf(steps).get('act'), people);

describe('[2.18] who of an act is here', () => {
  it('is no one before it is checked in, and everyone after', () => {
    expect(missing()).toEqual(people);
    expect(missing(made('here'))).toEqual([]);
  });

  it('is all but those who are missing, until they come', () => {
    const steps = [made('here'), made('missing', 'ben')];
    expect(missing(...steps)).toEqual(['ben']);
    expect(missing(...steps, made('here', 'ben'))).toEqual([]);
  });

  it('is those who were checked in one by one', () => {
    expect(missing(made('here', 'ana'), made('here', 'cai'))).toEqual(['ben']);
  });

  it('is what stands where a step was undone', () => {
    const [all, without] = [made('here'), made('missing', 'ana')];
    expect(missing(all, without, { ...made('here'), step: 'undo', undoes: without.hashcode })).toEqual([]);
    expect(missing(all, { ...made('here'), step: 'undo', undoes: all.hashcode })).toEqual(people);
  });

  it('is what a list with ticks has, over random evenings', () => {
    const step = fc.record({
      step: fc.constantFrom('here' as const, 'missing' as const),
      who: fc.constantFrom(null, ...people),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (evening) => {
        const ticked = new Set<string>();
        for (const { step: does, who } of evening)
          for (const each of who === null ? people : [who])
            if (does === 'here') ticked.add(each);
            else ticked.delete(each);
        const steps = evening.map(({ step: does, who }) => made(does, who));
        expect(missing(...steps)).toEqual(people.filter((each) => !ticked.has(each)));
      }),
    );
  });
});
