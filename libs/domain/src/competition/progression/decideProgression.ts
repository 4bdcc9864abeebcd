import type { Move, ProgressionFacts, Question, Selection } from './movement';
import { progressionOf } from './progression';

/** A question of a rule, and whom a person selected. */
export interface PromptedQuestion extends Question {
  selected: readonly string[];
}

/** The acts that go on as a person decided. */
export interface DecidedProgression {
  /** While a question is open, those by the rules up to it: the rules after it depend on its answer. */
  moves: readonly Move[];
  /** All questions so far, answered ones too; the last one is open unless `isDecided`. */
  prompted: readonly PromptedQuestion[];
  isDecided: boolean;
}

type Facts = Omit<ProgressionFacts, 'selections' | 'withdrawals'>;

/**
 * Asks one question after the other, in the order of the rules, and answers it as given: who is left by the first rule is in the line of
 * the second.
 *
 * @example decideProgression(facts, ({ entries }) => entries.slice(0, 1)).isDecided
 */
export function decideProgression(
  facts: Facts,
  answer: (question: Question) => readonly string[],
): DecidedProgression {
  const prompted: PromptedQuestion[] = [];
  const selections: Selection[] = [];
  for (;;) {
    const { moves, questions } = progressionOf({ ...facts, selections });
    const [question] = questions;
    if (!question) return { moves, prompted, isDecided: true };
    const open = { moves: upTo(question, moves, facts), prompted, isDecided: false };
    // More of one school were selected than its cap permits.
    if (question.hasTooMany) return open;
    const selected = answer(question).filter((entry) => question.entries.includes(entry));
    prompted.push({ ...question, selected });
    if (selected.length !== question.places) return open;
    selections.push({ rule: question.rule, purpose: question.purpose, entries: selected });
  }
}

function upTo({ rule }: Question, moves: readonly Move[], { rules }: Facts): Move[] {
  const last = rules.findIndex(({ hashcode }) => hashcode === rule);
  return moves.filter((move) => rules.findIndex(({ hashcode }) => hashcode === move.rule) <= last);
}
