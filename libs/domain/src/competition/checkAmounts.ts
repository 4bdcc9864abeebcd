import { measureOptions, partOptions, type EntryFacts, type TermsOf } from '@callboard/api-contract/entries';
import { formatDuration } from '@callboard/api-contract/text';
import { dayOf } from './ages';
import { labelsOfParts, membersWith } from './checkMembers';
import type { Found } from './findings';
import { plainWords as plain } from './plainWords';

export function checkRatio({ parts, each, most }: TermsOf<'ratio'>, facts: EntryFacts): Found[] {
  const count = membersWith(parts, facts).length;
  const isPart = partOptions.some(({ value }) => value === each);
  const available = isPart ? membersWith([each], facts).length : (facts.measures[each] ?? 0);
  if (count <= available * most) return [];
  const labels = { parts: labelsOfParts(parts), each: isPart ? labelsOfParts([each]).join() : labelOf(each) };
  return [{ problem: { code: 'tooManyForEach', facts: { count, available, most, ...labels } } }];
}

export function checkSize({ measure, least, most }: TermsOf<'size'>, facts: EntryFacts): Found[] {
  const value = facts.measures[measure] ?? null;
  const label = labelOf(measure);
  if (value === null) return [{ problem: { code: 'measureMissing', facts: { measure: label } } }];
  if (most !== null && value > most)
    return [{ problem: { code: 'measureTooLarge', facts: { measure: label, value, most } } }];
  if (least !== null && value < least)
    return [{ problem: { code: 'measureTooSmall', facts: { measure: label, value, least } } }];
  return [];
}

export function checkLength({ shortest, longest }: TermsOf<'length'>, facts: EntryFacts): Found[] {
  const { running_time: seconds } = facts;
  if (seconds === null) return [{ problem: { code: 'lengthMissing', facts: {} } }];
  const length = formatDuration(seconds);
  if (longest !== null && seconds > longest)
    return [{ problem: { code: 'tooLong', facts: { length, most: formatDuration(longest) } } }];
  if (shortest !== null && seconds < shortest)
    return [{ problem: { code: 'tooShort', facts: { length, least: formatDuration(shortest) } } }];
  return [];
}

export function checkWord({ word_in, word_rule, word }: TermsOf<'word'>, facts: EntryFacts): Found[] {
  const hasWord = plain(facts.texts[word_in] ?? '').includes(plain(word));
  if (hasWord === (word_rule === 'required')) return [];
  return word_rule === 'required'
    ? [
        {
          problem: { code: 'wordMissing', facts: { field: word_in, word } },
          repairs: [{ kind: 'addWord', field: word_in, word }],
        },
      ]
    : [{ problem: { code: 'wordForbidden', facts: { field: word_in, word } } }];
}

/** Nothing is submitted once entries of the event have closed. */
export function closedOn({ event }: EntryFacts, now: Date): Found[] {
  const { entries_close: closes } = event;
  if (closes === null || Date.parse(closes) > now.getTime()) return [];
  return [{ problem: { code: 'entriesClosed', facts: { day: dayOf(closes) } } }];
}

export function checkApproval({ most, over_roll }: TermsOf<'approval'>, facts: EntryFacts): Found[] {
  const { school, is_approved } = facts;
  if (is_approved || school === null || school.others + 1 <= most) return [];
  const { roll, others } = school;
  if (over_roll !== null && roll !== null && roll <= over_roll)
    return [{ problem: { code: 'rollTooSmall', facts: { least: over_roll, roll } } }];
  return [{ problem: { code: 'needsApproval', facts: { count: others } }, repairs: [{ kind: 'approve' }] }];
}

function labelOf(measure: string): string {
  return measureOptions.find(({ value }) => value === measure)?.label ?? measure;
}
