import * as v from 'valibot';
import { mergeableCollections } from '../merging';
import { defineAction } from '../../defineAction';
import { hashcodeInput } from '../../inputs';

const version = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const side = v.strictObject({ hashcode: hashcodeInput, version });
const maxFields = 100;

/** Actions for a person or an organisation that was added twice. */
export const mergeActions = {
  /** Undo of the change set brings everything back. */
  mergeRecords: defineAction({
    name: 'merge_records',
    summary:
      'Merges two records: all that names `other` names `kept` then, which takes the fields in `take` from it, and `other` is deleted',
    on: 'nothing',
    input: v.strictObject({
      collection: v.picklist(mergeableCollections),
      kept: side,
      other: side,
      take: v.pipe(v.array(v.pipe(v.string(), v.maxLength(60))), v.maxLength(maxFields)),
    }),
    output: v.object({ change_set: v.string() }),
    roles: ['staff'],
    problems: ['missing', 'invalid', 'conflict'],
    clause: '2.26, 2.27',
    alsoWrites: [
      ...mergeableCollections,
      'entries',
      'participants',
      'accountRequests',
      'contactNotes',
      'employees',
      'formInstances',
      'inventoryReservations',
      'mentors',
      'relations',
      'shifts',
      'teams',
      'userActivations',
      'users',
    ],
  }),
};
