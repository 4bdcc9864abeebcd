import type { EntryFacts, MemberFacts } from '@callboard/api-contract/entries';
import { enrolled } from './contestRules.data';

type Draw = () => number;
type Contest = 'showquest' | 'rockquest';

const categories = {
  showquest: ['junior', 'open', 'wearable_art'],
  rockquest: ['band', 'duo', 'solo'],
} as const;
const parts = {
  showquest: ['performer', 'performer', 'performer', 'crew', 'musician', 'teacher'],
  rockquest: ['vocals', 'guitar', 'bass', 'drums', 'keys', 'other'],
} as const;
const regions = ['Ōtautahi', 'Waikato', 'Te Tai Tokerau'].map((name, at) => ({
  hashcode: `region ${at}`,
  name,
}));
const names = [
  'Ana Ruru',
  'Māhinārangi Te Kōtukuhekenga-Whakatōhea',
  'Ngā Hau e Whā o Tāwhirimātea',
  'Zoë Ångström',
  "Seán O'Malley",
];
const longWord = 'Taumatawhakatangihangakōauauotamateapōkaiwhenuakitānatahu';
const statements = [
  enrolled,
  `${longWord}. ${enrolled}.`,
  enrolled.toUpperCase(),
  enrolled.replaceAll(' ', ' \n\t'),
  enrolled.normalize('NFD'),
  `${enrolled}. Ana IS  signed\nto Loop.`,
  'Our drummer is signed to Flying Nun.',
  enrolled.replace('Āe', 'Ae'),
  enrolled.replace('15', '14'),
  longWord,
  '   ',
  '',
];
/** Born when the age that decides is reached: on the day, on the eve, on the morrow, and on a leap day. */
const birthdays = ['2007-04-13', '2007-04-14', '2007-04-15', '2008-02-29', '2007-05-05', '2007-05-06'];
const closings = [
  null,
  '2027-04-14T17:00:00+12:00',
  // The last moment of the 14th and the first of the 15th in New Zealand; both are the 14th in UTC.
  '2027-04-14T23:59:59+12:00',
  '2027-04-15T00:00:00+12:00',
  '2028-02-28T17:00:00+13:00',
  '2028-02-29T17:00:00+13:00',
  '2028-03-01T00:00:00+13:00',
];

/** Random numbers from a word (mulberry32): the same entries each time. */
export function createDraw(seed: number): Draw {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** An entry whose values lie on the bounds of the rules, just past them, or are missing. */
export function drawEntry(contest: Contest, draw: Draw): EntryFacts {
  const integer = (least: number, most: number) => least + Math.floor(draw() * (most - least + 1));
  const isLucky = (chance: number) => draw() < chance;
  const orNull = <T>(value: T) => (isLucky(0.05) ? null : value);
  const pick = <T>(from: readonly T[]): T => {
    const picked = from[integer(0, from.length - 1)];
    if (picked === undefined) throw new Error('Nothing to pick from.');
    return picked;
  };

  const drawMember = (at: number, isFlawless: boolean): MemberFacts => ({
    hashcode: `member ${at}`,
    name: `${pick(names)} ${at}`,
    part: isFlawless ? 'performer' : orNull(pick(parts[contest])),
    date_of_birth: isFlawless || isLucky(0.8) ? drawSafeBirthday() : orNull(pick(birthdays)),
    year_level: isFlawless ? integer(1, 8) : orNull(isLucky(0.7) ? integer(1, 8) : integer(0, 15)),
    region: orNull(pick(regions)),
    added: isFlawless || isLucky(0.9) ? '2027-03-01T00:00:00Z' : pick(joined),
    elsewhere: !isFlawless && isLucky(0.08) ? drawElsewhere() : [],
  });
  const drawSafeBirthday = () => `20${integer(10, 16)}-0${integer(1, 9)}-${integer(10, 28)}`;
  const drawElsewhere = () =>
    Array.from({ length: integer(1, 3) }, (_, at) => ({
      name: `Te Pō ${at}`,
      category: orNull(pick(categories[contest])),
    }));
  // Some are as large as the rules allow, with only a few members who are not alike.
  const isLarge = contest === 'showquest' && isLucky(0.12);
  const size = isLarge ? integer(98, 104) : integer(0, isLucky(0.5) ? 4 : 22);
  const isOfMusicians = contest === 'showquest' && !isLarge && isLucky(0.1);
  const members = Array.from({ length: size }, (_, at) => drawMember(at, isLarge && at > 2));
  return {
    hashcode: 'entry',
    season: 2027,
    category: orNull(pick(categories[contest])),
    categories: [...categories[contest]],
    region: orNull(pick(regions)),
    members_count: isLucky(0.6) ? null : integer(0, 5),
    is_approved: isLucky(0.3),
    running_time: orNull(pick([0, 359, 360, 361, 599, 600, 601, 5_999])),
    texts: { statement: orNull(pick(statements)), notes: null, name: pick(names) },
    measures:
      contest === 'rockquest'
        ? {}
        : {
            largest_prop_cm: orNull(pick([0, 199, 200, 201, 10_000])),
            prop_lifters: orNull(integer(0, 3)),
            garments: orNull(pick([0, 1, 2, 3, 20, 21])),
          },
    event: { entries_close: pick(closings), first_day: pick(['2027-05-05', '2028-02-29']) },
    first_performance: pick([null, '2027-05-05T07:00:00.000Z', '2027-05-05T19:00:00+12:00']),
    school: orNull({ roll: orNull(integer(1_498, 1_502)), others: integer(0, 2) }),
    members: isOfMusicians
      ? members.map((member) => ({ ...member, part: isLucky(0.8) ? 'musician' : member.part }))
      : members,
    waived: [],
  };
}

/** Before, at, and after the first performance, each written in one zone or another. */
const joined = [
  '2027-05-05T06:59:59.999Z',
  '2027-05-05T07:00:00.000Z',
  '2027-05-05T19:00:00+12:00',
  '2027-05-05T07:00:00.001Z',
  '2027-05-05T19:00:01+12:00',
];
