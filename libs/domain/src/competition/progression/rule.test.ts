import { describe, expect, it } from 'vitest';
import { stagesBelow } from './rule';

const rule = (stage: string, next: string) => ({ stage, next });

describe('[7.39] the stages that rules lead to', () => {
  const rules = [rule('heat', 'final'), rule('heat', 'second'), rule('second', 'final')];

  it('are those of all rules, directly and by others', () => {
    expect([...stagesBelow('heat', rules)].sort()).toEqual(['final', 'second']);
    expect([...stagesBelow('final', rules)]).toEqual([]);
  });

  it('have the stage itself where they lead back to it', () => {
    expect(stagesBelow('heat', rules).has('heat')).toBe(false);
    expect(stagesBelow('second', [...rules, rule('final', 'second')]).has('second')).toBe(true);
    expect(stagesBelow('heat', [rule('heat', 'heat')]).has('heat')).toBe(true);
  });
});
