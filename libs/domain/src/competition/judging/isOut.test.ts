import { describe, expect, it } from 'vitest';
import { isOut } from './isOut';

describe('[2.21] the state of an act', () => {
  it('leaves a place to those who take part, and none to those who are out', () => {
    expect((['expected', 'present', 'performed'] as const).some(isOut)).toBe(false);
    expect((['did_not_come', 'did_not_finish', 'disqualified', 'withdrawn'] as const).every(isOut)).toBe(
      true,
    );
  });
});
