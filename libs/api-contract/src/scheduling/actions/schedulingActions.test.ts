import fc from 'fast-check';
import { expect, test } from 'vitest';
import { schedulingActions } from './schedulingActions';

const { after } = schedulingActions.arrangeSlots.offline;
const hashcodes = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'] as const;
const versions = fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }));

test('[2.18] a step without network takes over the versions that an earlier one made, and never a lower one', () => {
  fc.assert(
    fc.property(versions, versions, (own, made) => {
      const place = { performance: null, slot_starts_at: null, slot_ends_at: null };
      const changes = hashcodes.map((entry, index) => ({ entry, version: own[index], ...place }));
      const entries = hashcodes.map((hashcode, index) => ({ hashcode, version: made[index] }));
      expect(after({ changes }, { entries })).toEqual({
        changes: changes.map((change, index) => ({
          ...change,
          version: Math.max(own[index] ?? 0, made[index] ?? 0),
        })),
      });
      expect(after({ changes }, { entries: [] })).toEqual({ changes });
    }),
  );
});
