import { badgeName } from '@callboard/domain/people';
import type { Random } from '@callboard/api-contract/tenant';
import { nameOf, type People } from './addPeople';
import { later, seedDay } from './planEvents';
import type { SeedLinks, SeedRow, SeedTables } from './seedRows';

/** Programme of young creatives: fields, disciplines, mentors, badges, and who reached what. */
export function addLearning(tables: SeedTables, random: Random, people: People): void {
  for (const name of ['Wahine', 'Tāne', 'Woman', 'Man', 'Non-binary', 'Takatāpui'])
    tables.add('genders', { name });
  const disciplines: SeedRow[] = [];
  const mentors: SeedRow[] = [];
  const regions = tables.rowsOf('regions');
  // The guest of the example accounts mentors, so that there is a mentor who can sign in.
  const guest = tables.rowsOf('users').find(({ roles }) => String(roles) === 'collaborator');
  for (const [field, crafts] of creativeFields) {
    const row = tables.add('creativeFields', { name: field, status: 'active' });
    for (const craft of crafts) {
      const discipline = tables.add('disciplines', {
        name: craft,
        creative_field: row.hashcode,
        status: 'active',
      });
      disciplines.push(discipline);
      const person = people.addAdult(null, null);
      mentors.push(
        tables.add('mentors', {
          ...(guest && mentors.length === 0
            ? { name: String(guest['name']), individual: String(guest['individual']) }
            : { name: nameOf(person), individual: person.hashcode }),
          discipline: discipline.hashcode,
          region: random.pick(regions).hashcode,
          most_creatives: random.integer(2, 6),
          checked_until: later(seedDay, random.integer(40, 700)),
          about: `Works in ${craft.toLowerCase()}, and has helped young creatives since ${random.integer(2015, 2024)}.`,
          status: 'active',
        }),
      );
    }
  }
  const types = new Map(
    ['Badge', 'Award', 'Showing'].map((name) => [name, tables.add('achievementTypes', { name })]),
  );
  const templates = badges.map(([name, hours, criteria], index) => {
    const badge = tables.add('microBadges', {
      name,
      discipline: disciplines[index % disciplines.length]?.hashcode ?? null,
      hours,
      criteria,
      status: 'offered',
    });
    return tables.add('achievementTemplates', {
      name,
      type: types.get('Badge')?.hashcode ?? null,
      micro_badge: badge.hashcode,
      criteria,
      status: 'active',
    });
  });
  const creatives = tables.rowsOf('participants').filter((_, index) => index % 9 === 0);
  for (const [index, creative] of creatives.entries()) {
    const template = templates[index % templates.length];
    if (!template) continue;
    const isReached = index % 3 !== 0;
    tables.add('achievementInstances', {
      name: String(template['name']),
      template: template.hashcode,
      creative: creative.hashcode,
      mentor: mentors[index % mentors.length]?.hashcode ?? null,
      reached_on: isReached ? later(seedDay, -random.integer(2, 200)) : null,
      status: isReached ? 'reached' : 'working',
      ...(index === 1 && openBadge(String(creative['name']))),
    });
  }
}

/** A badge that the office made public. */
function openBadge(name: string) {
  return {
    badge_opened_at: `${seedDay}T00:00:00.000Z`,
    badge_name: badgeName(name, false),
    badge_consent: 'Their mother agreed by email.',
  };
}

/** The creatives of the mentors who wrote of them, as many as each takes on. */
export function mentorsOf(tables: SeedTables): SeedLinks['mentors'] {
  const reached = tables.rowsOf('achievementInstances');
  return tables.rowsOf('mentors').flatMap(({ hashcode: mentor, most_creatives: most }) =>
    reached
      .filter((instance) => instance['mentor'] === mentor)
      .slice(0, Number(most) - 1)
      .map(({ creative }) => ({ participant: String(creative), mentor })),
  );
}

const creativeFields = [
  ['Music', ['Songwriting', 'Producing']],
  ['Dance', ['Choreography', 'Kapa haka']],
  ['Theatre', ['Acting', 'Stage design']],
  ['Screen', ['Animation', 'Documentary']],
  ['Visual art', ['Printmaking', 'Photography']],
  ['Writing', ['Poetry', 'Playwriting']],
] as const;

const badges = [
  ['First draft', 6, 'A first whole version, shown to a mentor.'],
  ['Works with others', 10, 'A piece made by at least two, each with a part of their own.'],
  ['Takes feedback', 4, 'Two rounds of feedback, and what changed after each.'],
  ['Shown in public', 8, 'A showing to people whom they did not know.'],
  ['Plans a budget', 5, 'A plan of what the work costs, and who pays for it.'],
] as const;
