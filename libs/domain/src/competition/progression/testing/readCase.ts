import type { ProgressionFacts, Progression, Selection, StagePlace } from '../movement';
import type { Rule } from '../rule';
import type { ProgressionCase } from './progressionCases.data';

/** A rule from the heat to the final, by place. */
export const heatRule: Rule = {
  hashcode: 'rule',
  stage: 'heat',
  next: 'final',
  by: 'rank',
  count: null,
  min_score: null,
  per_school: null,
};

/** The facts of a case. */
export function readCase(each: ProgressionCase): ProgressionFacts {
  const rows = each.standings === '' ? [] : each.standings.split(', ').map(readRow);
  const select = (purpose: Selection['purpose'], lists: readonly string[] = []) =>
    lists.map((entries): Selection => ({ rule: 'rule', purpose, entries: wordsOf(entries) }));
  return {
    rules: [{ ...heatRule, ...each.rule }],
    standings: rows.map(({ place }) => place),
    acts: rows.map(({ place: { entry }, school }) => ({ entry, school })),
    withdrawals: wordsOf(each.gaveUp).map((entry) => ({ entry, stage: 'final' })),
    selections: [...select('line', each.line), ...select('choice', each.selected)],
    ...(each.votes === undefined ? {} : { votes: readVotes(each.votes) }),
  };
}

/** Outcome in the words of a case; moves in the order of entries. */
export function writeOutcome({ moves, questions }: Progression) {
  return {
    moves: moves
      .map(({ entry, because }) => {
        const substitute = because.find(({ kind }) => kind === 'substitute');
        return substitute?.kind === 'substitute' ? `${entry} for ${substitute.of}` : entry;
      })
      .sort(),
    questions: questions.map(
      ({ purpose, entries, places, hasTooMany }) =>
        `${purpose}: ${entries.join(' ')} for ${places}${hasTooMany ? ' (too many)' : ''}`,
    ),
  };
}

/** The names of a list: `Aria Bolt`, or with whose place they took: `Aria, Bolt for Coda`. */
export function listOf(text: string): string[] {
  const parts = text.split(', ').flatMap((part) => (part.includes(' for ') ? [part] : wordsOf(part)));
  return parts.sort();
}

function wordsOf(text = ''): string[] {
  return text.split(' ').filter((word) => word !== '');
}

function readRow(row: string): { place: StagePlace; school: string | null } {
  const [, rank = '', entry = '', , school, total] =
    /^(\d+|-) (\w+)( \((\w+)\))?(?: ([\d.]+))?$/.exec(row) ?? [];
  if (entry === '') throw new Error(`Nothing reads "${row}".`);
  return {
    place: {
      entry,
      rank: rank === '-' ? null : Number(rank),
      total: total === undefined ? null : Number(total),
    },
    school: school ?? null,
  };
}

function readVotes(votes: string): { entry: string; votes: number }[] {
  return votes.split(', ').map((vote) => {
    const [entry = '', count] = vote.split(' ');
    return { entry, votes: Number(count) };
  });
}
