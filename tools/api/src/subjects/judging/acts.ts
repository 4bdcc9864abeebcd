import { actStates as knownStates, outStates } from '@callboard/api-contract/competition';
import { actStates, type ActOutcome } from '@callboard/domain/scheduling';
import * as v from 'valibot';
import { listSql } from '../../engine/facts/sqlParts';

/** Facts from which the state of an act `a` with its entry `n` is read. */
export const actFactsSql = `json_build_object('isAccepted', n.status = 'accepted', 'takenOut', a.decision ->> 'state', 'released', a.state,
  'hasSigned', EXISTS (SELECT FROM score_sheets g
    WHERE g.tenant = a.tenant AND g.stage = a.stage AND g.entry = a.entry AND g.status = 'signed')) AS facts`;

const factsOfAct = v.object({
  isAccepted: v.boolean(),
  takenOut: v.nullable(v.picklist(outStates)),
  released: v.nullable(v.picklist(knownStates)),
  hasSigned: v.boolean(),
});
export const actFacts = { facts: factsOfAct };
type FactsOfAct = v.InferOutput<typeof factsOfAct>;

const night = v.object({
  items: v.array(v.object({ hashcode: v.string(), entry: v.string(), from: v.number(), to: v.number() })),
  steps: v.array(
    v.object({
      hashcode: v.string(),
      step: v.picklist(['ready', 'start', 'end', 'skip', 'no_show', 'here', 'missing', 'undo']),
      item: v.nullable(v.string()),
      participant: v.nullable(v.string()),
      at: v.number(),
      undoes: v.nullable(v.string()),
    }),
  ),
});
export const nights = v.array(night);

/**
 * The performances in which acts of a stage `s` appear, with what was called of these: a JSON array. Of an act that came from another stage
 * of the same event only what is after the results there: before, it appeared for that stage.
 */
export const nightsSql = listSql(`SELECT
    ${listSql(`SELECT t.hashcode, t.entry, extract(epoch FROM t.slot_starts_at) * 1000 AS "from", extract(epoch FROM t.slot_ends_at) * 1000 AS "to"
      FROM time_slots t
        JOIN stage_entries a ON a.tenant = t.tenant AND a.stage = s.hashcode AND a.entry = t.entry
        LEFT JOIN stages f ON f.tenant = a.tenant AND f.hashcode = a.came_from
      WHERE t.tenant = p.tenant AND t.performance = p.hashcode AND t.kind = 'entry' AND t.slot_starts_at IS NOT NULL
        AND (f.event IS DISTINCT FROM s.event OR t.slot_starts_at >= f.released_at)`)} AS items,
    ${listSql(`SELECT c.hashcode, c.step, c.item, c.participant, extract(epoch FROM c.made_at) * 1000 AS at, c.undoes
      FROM show_steps c WHERE c.tenant = p.tenant AND c.performance = p.hashcode AND c.counts
        AND c.step IN ('ready', 'start', 'end', 'skip', 'no_show', 'here', 'missing', 'undo')`)} AS steps
  FROM performances p WHERE p.tenant = s.tenant AND p.event = s.event
    AND EXISTS (SELECT FROM show_steps c WHERE c.tenant = s.tenant AND c.event = s.event)`);

/** Outcome of each act, by entry. */
export function outcomesOf(
  acts: readonly { entry: string; facts: FactsOfAct }[],
  called: v.InferOutput<typeof nights>,
): Map<string, ActOutcome> {
  return actStates(
    acts.map(({ entry, facts }) => ({ entry, ...facts })),
    called,
  );
}

/** The acts with their states, in place of what these are read from. */
export function withStates<Act extends { hashcode: string; facts: FactsOfAct }>(
  acts: readonly Act[],
  called: v.InferOutput<typeof nights>,
) {
  const outcomes = outcomesOf(
    acts.map(({ hashcode, facts }) => ({ entry: hashcode, facts })),
    called,
  );
  return acts.map(({ facts: _facts, ...act }) => {
    const { state = 'expected' } = outcomes.get(act.hashcode) ?? {};
    return { ...act, state };
  });
}

/** Facts of an act for readers who do not see the scores: that it did not come is no secret. */
export function openly<Act extends { facts: FactsOfAct }>(act: Act): Act {
  const takenOut = act.facts.takenOut === 'did_not_come' ? act.facts.takenOut : null;
  return { ...act, facts: { ...act.facts, takenOut } };
}

/** An act as a correction of released results reads it: neither the state in which it was released, nor that it withdrew since. */
export function asJudged<Act extends { facts: FactsOfAct }>(act: Act): Act {
  return act.facts.released === null
    ? act
    : { ...act, facts: { ...act.facts, released: null, isAccepted: true } };
}
