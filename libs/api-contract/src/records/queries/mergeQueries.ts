import * as v from 'valibot';
import { mergeableCollections } from '../merging';
import { isHashcode } from '../../schemas/formats';
import { defineQuery } from '../../defineQuery';

const hashcode = v.pipe(v.string(), v.check(isHashcode));
const collection = v.picklist(mergeableCollections);
const count = v.pipe(v.number(), v.integer());

/** Queries before and after two records are merged. */
export const mergeQueries = {
  mergePreview: defineQuery({
    summary: 'What would name `kept` instead of `other`, and what both have',
    group: 'Merging',
    path: 'merges/{collection}/preview',
    input: v.object({ collection, kept: hashcode, other: hashcode }),
    output: v.object({
      moves: v.array(v.object({ collection: v.string(), field: v.string(), count })),
      files: count,
      /** `dropped`: deleted, as the same again. `withdrawn`: the person is in that entry twice. `refused`: has to be cleared first. */
      doubles: v.array(
        v.object({
          collection: v.string(),
          hashcode: v.string(),
          title: v.string(),
          outcome: v.picklist(['dropped', 'withdrawn', 'refused']),
        }),
      ),
    }),
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.26, 2.27',
  }),

  possibleDuplicates: defineQuery({
    summary: 'Records that look like the same person or organisation, and why',
    group: 'Merging',
    path: 'merges/{collection}/{hashcode}/duplicates',
    input: v.object({ collection, hashcode }),
    output: v.object({
      records: v.array(
        v.object({ hashcode: v.string(), title: v.string(), reason: v.picklist(['email', 'name']) }),
      ),
    }),
    envelope: 'data',
    roles: ['staff'],
    problems: ['missing'],
    clause: '2.26, 2.27',
    isBackground: true,
  }),

  mergedInto: defineQuery({
    summary: 'The record that a former one was merged into, for an old link; null where there is none',
    group: 'Merging',
    path: 'merges/{collection}/{hashcode}',
    input: v.object({ collection, hashcode }),
    output: v.object({ kept: v.nullable(v.string()) }),
    envelope: 'data',
    roles: 'session',
    clause: '2.26, 2.27',
    isBackground: true,
  }),
};
