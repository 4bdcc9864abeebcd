import * as v from 'valibot';
import { instant } from '../../fields/kinds/datetime';
import { isHashcode } from '../../schemas/formats';
import { defineAction } from '../../defineAction';
import { hashcodeInput, reasonInput } from '../../inputs';

/** As many as one person carries to a desk. */
const maxAtOnce = 50;
const assets = v.pipe(v.array(hashcodeInput), v.minLength(1), v.maxLength(maxAtOnce));
const hashcode = v.pipe(v.string(), v.check(isHashcode));
const shared = {
  on: 'nothing',
  roles: ['staff'],
  problems: ['missing', 'conflict'],
  clause: '2.58, 7.34',
} as const;
const lends = {
  ...shared,
  /** Undo takes all of it back. */
  output: v.object({ change_set: v.string() }),
  alsoWrites: ['inventoryInstances', 'inventoryReservations'],
} as const;

/** Actions for gear at the desk. */
export const inventoryActions = {
  findAssets: defineAction({
    ...shared,
    name: 'find_assets',
    summary: 'Assets by what was scanned or typed, or by their hashcodes, each with whom it is promised to',
    input: v.union([
      v.strictObject({ code: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(300)) }),
      v.strictObject({ assets }),
    ]),
    output: v.object({
      assets: v.array(
        v.object({
          hashcode,
          title: v.string(),
          code: v.nullable(v.string()),
          status: v.string(),
          promises: v.array(
            v.object({
              hashcode,
              individual: hashcode,
              who: v.string(),
              from: v.string(),
              until: v.string(),
              is_out: v.boolean(),
            }),
          ),
        }),
      ),
    }),
    readOnly: true,
    rateClass: 'read',
  }),

  checkOutAssets: defineAction({
    ...lends,
    name: 'check_out_assets',
    summary: 'Hands assets to a person until a time: all of them, or none',
    input: v.strictObject({
      assets,
      individual: hashcodeInput,
      event: v.nullable(hashcodeInput),
      name: reasonInput(160),
      until: instant,
    }),
  }),

  checkInAssets: defineAction({
    ...lends,
    name: 'check_in_assets',
    summary: 'Takes assets back, some of them for repair: all of them, or none',
    input: v.strictObject({
      assets,
      to_repair: v.pipe(v.array(hashcodeInput), v.maxLength(maxAtOnce)),
      condition: v.optional(v.union([v.literal(''), reasonInput(500)]), ''),
    }),
  }),
};
