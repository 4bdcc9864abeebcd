import type { EntryFacts } from '@callboard/api-contract/entries';
import type { SeedRule } from '../../../../seeds/eligibilityRules.data';

type Reading = (facts: EntryFacts) => boolean;

/** True if an entry meets a rule of the seeds, by a plain reading of its sentence: written without the rules of the domain. */
export function meets({ name, categories }: SeedRule, facts: EntryFacts): boolean {
  if (categories && !categories.includes(String(facts.category))) return true;
  const reading = readings[name];
  if (!reading) throw new Error(`Nobody has read ${name}.`);
  return reading(facts);
}

const readings: Readonly<Record<string, Reading>> = {
  'At most 100 performers': (facts) => size(facts) <= 100,
  'One performance for each student': ({ members }) => {
    for (const { part, elsewhere } of members)
      if (['performer', 'crew', 'musician'].includes(String(part)) && elsewhere.length > 0) return false;
    return true;
  },
  'School years of a junior team': (facts) =>
    yearsOf(facts, ['performer']).every((year) => year !== null && year >= 1 && year <= 8),
  'School years of an open team': (facts) =>
    yearsOf(facts, ['performer']).every((year) => year !== null && year <= 13),
  'At most 10 live musicians': ({ members }) =>
    members.filter(({ part }) => part === 'musician').length <= 10,
  'Props up to 2 metres': ({ measures: { largest_prop_cm: size } }) =>
    typeof size === 'number' && size <= 200,
  'Props that two students lift': ({ measures: { prop_lifters: lifters } }) =>
    lifters === 0 || lifters === 1 || lifters === 2,
  'Second team of a school': ({ school, is_approved }) => is_approved || !school || school.others === 0,
  'No one joins after the first performance': ({ members, first_performance }) => {
    if (!first_performance) return true;
    const first = new Date(first_performance);
    return !members.some(({ added }) => new Date(added) > first);
  },
  'Ten minutes': ({ running_time }) => running_time !== null && running_time / 60 <= 10,
  'At most 5 students to a garment': ({ members, measures }) =>
    members.filter(({ part }) => part === 'performer').length <= 5 * Number(measures['garments'] ?? 0),
  'Size of a band': (facts) => size(facts) >= 3,
  'Size of a duo': (facts) => size(facts) === 2,
  'Size of a solo': (facts) => size(facts) === 1,
  // 17:00 in New Zealand is on the same day as in UTC; without a closing day the first day of the event decides.
  'At most 19 years old': (facts) =>
    facts.members.every(({ date_of_birth }) =>
      isYounger(date_of_birth, 20, facts.event.entries_close ? '2027-04-14' : '2027-05-05'),
    ),
  'Enrolled at school': ({ texts }) =>
    /all members are enrolled for at least 15 hours a week/i.test(
      (texts['statement'] ?? '').replace(/ +/g, ' '),
    ),
  'Not signed to a label': ({ texts }) => !/is signed to/.test(texts['statement'] ?? ''),
  'One band for each student': ({ members }) =>
    !members.some(({ elsewhere }) => elsewhere.some(({ category }) => category === 'band')),
  'One solo or duo for each student': ({ members }) =>
    !members.some(({ elsewhere }) =>
      elsewhere.some(({ category }) => category === 'solo' || category === 'duo'),
    ),
  'Region of most members': ({ region, members }) => {
    if (!region) return true;
    const from = members.flatMap((member) => (member.region ? [member.region.hashcode] : []));
    const here = from.filter((other) => other === region.hashcode).length;
    return from.every((other) => from.filter((same) => same === other).length <= here);
  },
  'Six minutes': ({ running_time }) => running_time !== null && running_time <= 6 * 60,
  'A lead in each project': ({ members }) => members.some(({ part }) => part === 'lead'),
  'Under 15': (facts) => players(facts).every((born) => isYounger(born, 15, '2027-05-05')),
  'Under 17': (facts) => players(facts).every((born) => isYounger(born, 17, '2027-05-05')),
  'A coach for each twelve players': (facts) =>
    players(facts).length <= 12 * facts.members.filter(({ part }) => part === 'coach').length,
};

function size({ members, members_count }: EntryFacts): number {
  return members_count !== null && members_count > members.length ? members_count : members.length;
}

function yearsOf({ members }: EntryFacts, parts: readonly string[]): (number | null)[] {
  return members.filter(({ part }) => parts.includes(String(part))).map(({ year_level }) => year_level);
}

function players({ members }: EntryFacts): (string | null)[] {
  const playing = members.filter(({ part }) => ['guard', 'forward', 'centre'].includes(String(part)));
  return playing.map(({ date_of_birth }) => date_of_birth);
}

/** True if a person is younger than so many years on a day. */
function isYounger(born: string | null, years: number, day: string): boolean {
  if (born === null) return false;
  const birthday = new Date(`${born}T00:00:00Z`);
  birthday.setUTCFullYear(birthday.getUTCFullYear() + years);
  return birthday > new Date(`${day}T00:00:00Z`);
}
