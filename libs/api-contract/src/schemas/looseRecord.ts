import * as v from 'valibot';

/** The least that a record must be for a screen to show it: a strange answer fails here and nowhere later. */
export const looseRecord = v.looseObject({
  hashcode: v.string(),
  qed_model: v.looseObject({ title: v.string() }),
});

/** The record after an action on it; null where a server answers no more than that it was done. */
export const answeredRecord = v.union([
  looseRecord,
  v.pipe(
    v.looseObject({}),
    v.transform(() => null),
  ),
]);
