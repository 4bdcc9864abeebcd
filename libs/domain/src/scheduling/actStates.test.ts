import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { actStates, type ActFacts, type ActNight } from './actStates';

const act: ActFacts = { entry: 'anchor', isAccepted: true, takenOut: null, hasSigned: false, released: null };
const steps = ['ready', 'start', 'end', 'skip', 'no_show', 'here', 'missing'] as const;
type Step = (typeof steps)[number];

/** A performance in which the act appears once, and what was called of it there. */
function night(calls: readonly Step[], item = 'item'): ActNight {
  return {
    items: [{ hashcode: item, entry: 'anchor', from: 0, to: 1 }],
    steps: calls.map((step, at) => ({ hashcode: `${item} ${at}`, step, item, at })),
  };
}
const stateOf = (facts: Partial<ActFacts>, ...nights: ActNight[]) =>
  actStates([{ ...act, ...facts }], nights).get('anchor');

describe('[2.21] what happened to an act', () => {
  it('is what the stage called, and the door', () => {
    expect(stateOf({})?.state).toBe('expected');
    expect(stateOf({}, night([]))?.state).toBe('expected');
    expect(stateOf({}, night(['here']))?.state).toBe('present');
    expect(stateOf({}, night(['here', 'missing']))?.state).toBe('expected');
    expect(stateOf({}, night(['ready']))?.state).toBe('present');
    expect(stateOf({}, night(['start']))?.state).toBe('performed');
    expect(stateOf({}, night(['start', 'end']))?.state).toBe('performed');
    expect(stateOf({}, night(['no_show']))).toEqual({ state: 'did_not_come', hasPerformed: false });
    expect(stateOf({}, night(['skip']))?.state).toBe('expected');
  });

  it('is no absence while it can still appear, and none where the call is undone', () => {
    expect(stateOf({}, night(['no_show'], 'early'), night([], 'late'))?.state).toBe('expected');
    expect(stateOf({}, night(['no_show'], 'early'), night(['start'], 'late'))?.state).toBe('performed');
    const undone = night(['no_show']);
    const undo = { hashcode: 'undo', step: 'undo', item: null, at: 9, undoes: 'item 0' } as const;
    expect(stateOf({}, { ...undone, steps: [...undone.steps, undo] })?.state).toBe('expected');
  });

  it('is what the head judge decides, before all that was called; and a signed sheet before a wrong call', () => {
    expect(stateOf({ takenOut: 'disqualified' }, night(['start', 'end']))).toEqual({
      state: 'disqualified',
      hasPerformed: true,
    });
    expect(stateOf({ takenOut: 'disqualified' }, night(['no_show']))?.hasPerformed).toBe(false);
    expect(stateOf({ takenOut: 'did_not_finish' })?.hasPerformed).toBe(true);
    expect(stateOf({ hasSigned: true }, night(['no_show']))?.state).toBe('performed');
    expect(stateOf({ isAccepted: false, hasSigned: true })?.state).toBe('withdrawn');
    expect(stateOf({ released: 'performed', isAccepted: false }, night(['no_show']))?.state).toBe(
      'performed',
    );
  });

  it('is the same in whatever order its steps arrive', () => {
    const called = fc.array(fc.constantFrom(...steps), { maxLength: 6 });
    fc.assert(
      fc.property(called, fc.infiniteStream(fc.nat()), (calls, order) => {
        const planned = night(calls);
        const mixed = planned.steps
          .map((step) => ({ step, by: order.next().value ?? 0 }))
          .toSorted((one, other) => one.by - other.by)
          .map(({ step }) => step);
        const found = stateOf({}, { ...planned, steps: mixed });
        expect(found).toEqual(stateOf({}, planned));
        // An act that began is not absent, and one that is absent did not begin.
        const last = calls.findLast((step) => step === 'skip' || step === 'no_show' || step === 'start');
        expect(found?.state === 'performed').toBe(calls.includes('start'));
        if (!calls.includes('start')) expect(found?.state === 'did_not_come').toBe(last === 'no_show');
      }),
    );
  });
});
