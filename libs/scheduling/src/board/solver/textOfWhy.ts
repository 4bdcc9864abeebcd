import type { Appearance } from '@callboard/api-contract/scheduling';
import type { DayPlan, LeftConflict, NoPlace, Placement } from '@callboard/domain/scheduling';
import type { Performance } from '../../run-sheet/RunSheetContext';
import { planMessages as words } from './planMessages';

/** The names of what a plan is about. */
export interface PlanNames {
  item: (hashcode: string) => string;
  person: (hashcode: string) => string;
  performance: (hashcode: string) => string;
  /** The school of an item. */
  school: (hashcode: string) => string;
}

const minute = 60_000;
/** So many names at most are in a sentence. */
const named = 5;

/** Names by hashcode; a team of a game stands for its people. */
export function planNames(
  items: readonly Appearance[],
  performances: readonly Performance[],
  people: readonly { hashcode: string; title: string }[],
): PlanNames {
  const byItem = new Map(items.map((item) => [item.hashcode, item]));
  const teams = items.flatMap(({ entry, away }) => [entry, away]).flatMap((team) => team ?? []);
  const persons = new Map([
    ...teams.map(({ hashcode, name }) => [hashcode, name] as const),
    ...people.map(({ hashcode, title }) => [hashcode, title] as const),
  ]);
  return {
    item: (hashcode) => byItem.get(hashcode)?.name ?? '',
    person: (hashcode) => persons.get(hashcode) ?? '',
    performance: (hashcode) => performances.find((each) => each.hashcode === hashcode)?.name ?? '',
    school: (hashcode) => byItem.get(hashcode)?.entry?.organisation?.title ?? '',
  };
}

/** Why an item is where a plan has it, as a sentence. */
export function textOfWhy({ why, performance }: Placement, names: PlanNames): string {
  const place = names.performance(performance);
  switch (why.reason) {
    case 'firstFree':
    case 'free':
      return words.why[why.reason](place);
    case 'afterPerson':
      return words.why.afterPerson(place, names.item(why.item), names.person(why.person));
    case 'afterSchool':
      return words.why.afterSchool(place, names.item(why.item), names.school(why.item));
    case 'rule':
      return words.why[why.rule];
    case 'pinned':
      return words.why.stays;
    case 'stays':
    case 'onlyTime':
    case 'byBreak':
      return words.why[why.reason];
    default:
      return why satisfies never;
  }
}

/** Why an item has no place, as a sentence. */
export function textOfNoPlace(because: NoPlace, names: PlanNames): string {
  switch (because.reason) {
    case 'tooLong':
      return because.longest > 0 ? words.noPlace.tooLong(because.longest / minute) : words.noPlace.alone;
    case 'noTime':
      return words.noPlace.noTime(because.needed / minute, because.free / minute);
    case 'conflictSet': {
      const { pins, others, people, hasWarmUp } = because;
      if (others.length > 0) return words.noPlace.others(listed(others.map(names.item)));
      if (pins.length === 0) return words.noPlace.alone;
      const stays = listed(pins.map(names.item));
      if (people.length === 0) return words.noPlace.pins(stays);
      const text = hasWarmUp ? words.noPlace.peopleWithWarmUp : words.noPlace.people;
      return text(listed(people.map(names.person)), stays);
    }
    case 'notFound':
      return words.noPlace.notFound;
    default:
      return because satisfies never;
  }
}

/** A conflict that a plan leaves, as a sentence. */
export function textOfLeft(conflict: LeftConflict, names: PlanNames): string {
  const [one, other] = conflict.items.map(names.item);
  switch (conflict.kind) {
    case 'person':
      return words.leftPerson(names.person(conflict.person), one ?? '', other ?? '');
    case 'overlap':
      return words.leftOverlap(one ?? '', other ?? '');
    case 'outside':
      return words.leftOutside(one ?? '');
    default:
      return conflict satisfies never;
  }
}

/** The score of each rule that has a weight, as a line. */
export function textsOfScore(
  { score }: DayPlan,
  weights: Readonly<Record<keyof DayPlan['score']['after'], number>>,
) {
  const { before, after } = score;
  const rules = ['schoolApart', 'largeByBreak', 'evenSpaces', 'stay', 'earlyFinish'] as const;
  return rules
    .filter((rule) => weights[rule] > 0)
    .map((rule) => words.scoreOf[rule](Math.round(after[rule]), Math.round(before[rule])));
}

function listed(names: readonly string[]): string {
  const text = names.slice(0, named).join(', ');
  return names.length > named ? words.more(text, names.length - named) : text;
}
