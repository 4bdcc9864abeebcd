import type { ProgressionFacts, Progression, Selection, StageEntry, StagePlace } from '../movement';
import type { Rule } from '../stages';
import type { ProgressionCase } from './progressionCases.data';

const heatRule: Rule = { hashcode: 'rule', from: 'heat', to: 'final', by: 'rank', atLine: 'ask' };

/** The facts of a case. */
export function readCase(each: ProgressionCase): ProgressionFacts {
  const rows = each.standings === '' ? [] : each.standings.split(', ').map(readRow);
  const gaveUp = wordsOf(each.gaveUp).map((entry) => ({ entry, stage: 'final' }));
  const leftHeat = wordsOf(each.leftHeat).map((entry) => ({ entry, stage: 'heat' }));
  const select = (purpose: Selection['purpose'], lists: readonly string[] = []) =>
    lists.map((entries): Selection => ({ rule: 'rule', purpose, entries: wordsOf(entries) }));
  return {
    rules: [{ ...heatRule, ...each.rule }],
    standings: { heat: rows.map(({ place }) => place) },
    entries: rows.map(({ place, school }): StageEntry => ({
      entry: place.entry,
      school,
      status: each.status?.[place.entry] ?? 'accepted',
      stages: ['heat'],
    })),
    withdrawals: [...leftHeat, ...gaveUp],
    selections: [
      ...select('line', each.line),
      ...select('choice', each.selected),
      ...select('wildCard', each.wildCards),
    ],
    ...(each.votes === undefined ? {} : { votes: { heat: readVotes(each.votes) } }),
  };
}

/** What came out, in the words of a case; moves in the order of entries. */
export function writeOutcome({ moves, notMoved, questions, openPlaces, isComplete }: Progression) {
  return {
    moves: moves
      .map(({ entry, because }) => {
        const substitute = because.find(({ kind }) => kind === 'substitute');
        return substitute?.kind === 'substitute' ? `${entry} for ${substitute.of}` : entry;
      })
      .sort(),
    stays: notMoved
      .map(({ entry, because }) => {
        switch (because.kind) {
          case 'status':
            return `${entry} status ${because.status}`;
          case 'withdrew':
            return `${entry} withdrew ${because.stage}`;
          case 'tiedAtLine':
            return `${entry} tiedAtLine ${because.resolvedBy}`;
          case 'movedBefore':
            return `${entry} movedBefore ${because.to}`;
          case 'noPlace':
          case 'noVotes':
          case 'belowScore':
          case 'belowLine':
          case 'capped':
          case 'notSelected':
            return `${entry} ${because.kind}`;
          default:
            return because satisfies never;
        }
      })
      .sort(),
    questions: questions.map(
      ({ purpose, entries, places, hasTooMany }) =>
        `${purpose}: ${entries.join(' ')} for ${places}${hasTooMany ? ' (too many)' : ''}`,
    ),
    openPlaces,
    isComplete,
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
  const [, rank = '', entry = '', , school, total, , music, unsigned] =
    /^(\d+|-) (\w+)( \((\w+)\))?(?: ([\d.]+))?( music (\d+))?( unsigned)?$/.exec(row) ?? [];
  if (entry === '') throw new Error(`Nothing reads "${row}".`);
  return {
    place: {
      entry,
      rank: rank === '-' ? null : Number(rank),
      total: total === undefined ? null : Number(total),
      ...(music === undefined ? {} : { byCriterion: { music: Number(music) } }),
      ...(unsigned === undefined ? {} : { problems: ['unsigned'] }),
    },
    school: school ?? null,
  };
}

function readVotes(votes: string): Record<string, number> {
  return Object.fromEntries(
    votes.split(', ').map((vote) => {
      const [entry = '', count] = vote.split(' ');
      return [entry, Number(count)];
    }),
  );
}
