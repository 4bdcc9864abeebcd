import type { MemberPlan, Season, SessionPlan } from '@callboard/api-contract/tenant';
import { office } from './office.data';
import {
  bandPatterns,
  bandWords,
  duoPatterns,
  genres,
  soloStagePatterns,
  songPatterns,
  songWords,
} from './words.data';

const categories = ['band', 'band', 'band', 'duo', 'solo'] as const;
const soloDuo = ['solo', 'duo'];
const night = (name: string, day: number, takes: readonly string[], minutes = 180): SessionPlan => ({
  name,
  kind: 'evening',
  day,
  from: '18:30',
  minutes,
  space: 0,
  hasSlots: true,
  takes,
});
const soundCheck = (day: number): SessionPlan => ({
  name: `Sound check, day ${day + 1}`,
  kind: 'rehearsal',
  day,
  from: '14:00',
  minutes: 210,
  space: 0,
  hasSlots: false,
});
const acoustic = (day: number): SessionPlan => ({
  name: 'Solo-duo afternoon',
  kind: 'matinee',
  day,
  from: '15:00',
  minutes: 150,
  space: 1,
  hasSlots: true,
  takes: soloDuo,
});
const finals = [
  soundCheck(0),
  acoustic(0),
  night('Solo-duo final', 0, soloDuo),
  soundCheck(1),
  night('Band final', 1, ['band']),
];
const heats = [
  soundCheck(0),
  acoustic(0),
  night('Band heat 1', 0, ['band']),
  soundCheck(1),
  night('Band heat 2', 1, ['band']),
];

/** Schools' original music: bands of three or more, duos and soloists. */
export const season: Season = {
  announcements: [
    {
      title: 'Backline for the heats',
      body: 'The kit, both bass rigs and two guitar amps are on the stage. Bring cymbals, sticks, your own guitars and any pedals.\n\nTell us by Friday if you need a second keyboard stand.',
      to: 'entrants',
      daysBefore: 6,
      readBy: ['participant'],
    },
    {
      title: 'Sound check times are up',
      body: 'Every band now has fifteen minutes at the sound check. Your time is on the page of your band.\n\nBe at the stage door ten minutes earlier: the crew cannot wait.',
      to: 'entrants',
      daysBefore: 2,
      readBy: [],
    },
    {
      title: 'Foyer stalls are open to all',
      body: 'Schools can sell records and shirts in the foyer at every regional final. Ask at the box office for a table.',
      to: 'everyone',
      isPublic: true,
      daysBefore: 20,
      readBy: ['participant', 'judge', 'staff'],
    },
    {
      title: 'Lyrics are due a week before your heat',
      body: 'Send the words of your song as text, one line for each line you sing.\n\nWe read them all, and write to you if something has to change.',
      to: 'entrants',
      daysBefore: null,
      inDays: 74,
      readBy: [],
    },
    {
      title: 'Heats move to Sunday',
      body: 'All band heats of the region are on the Sunday of that weekend.',
      to: 'entrants',
      daysBefore: 9,
      isRevoked: true,
      readBy: ['participant'],
    },
    {
      title: 'Judging sheet for original songs',
      body: 'The sheet has five lines this year. Originality counts twice.',
      to: 'judges',
      daysBefore: null,
      readBy: [],
    },
  ],
  resources: [
    {
      title: 'Rules for bands, duos and soloists',
      summary: 'Original songs, time on stage, and who can be in a band',
      category: 'rules',
      content:
        'Every song is written by those who play it. A band plays two songs in at most ten minutes, a duo or soloist in eight.\n\nAll members go to school in the year of the event. A musician can be in one band and one duo.\n\nLyrics are sent with the entry. Nothing that hurts people for who they are.',
      to: 'public',
    },
    {
      title: 'How to enter a band',
      summary: 'What you need before you begin, and what happens next',
      category: 'entering',
      content:
        'One of you, or a teacher, enters the band until entries close. You need its name, its members and the title of your song.\n\nOnce the band is accepted you see your heat, its running order and your sound check here.',
      to: 'public',
    },
    {
      title: 'Backline and stage plan',
      summary: 'What is on stage, and what you bring',
      category: 'technical',
      content:
        'On stage: a five-piece drum kit, two guitar amplifiers, one bass amplifier, four vocal microphones.\n\nBring: guitars, leads, pedals, sticks, cymbals and a snare if you like your own. Two power points stand at the back on the left.',
      before: {
        content:
          'On stage: a five-piece drum kit, two guitar amplifiers, one bass amplifier, three vocal microphones.',
        note: 'There are four vocal microphones now.',
      },
      to: 'entrants',
    },
    {
      title: "Guardian's consent",
      summary: 'For every musician under 18: copy it to paper and bring it to the sound check',
      category: 'forms',
      content:
        'I agree that my child plays at this event, and that the song is recorded.\n\nName of the musician, name of the guardian, phone number on the day, signature.',
      to: 'entrants',
    },
    {
      title: 'Way to the venue and load-in',
      summary: 'The loading bay is behind the building',
      category: 'places',
      content: 'https://www.openstreetmap.org/#map=16/-41.2924/174.7787',
      to: 'everyone',
    },
    {
      title: 'Notes for judges',
      summary: 'What the five criteria mean',
      category: 'rules',
      content:
        'Originality, musicianship, stage presence, arrangement and lyrics count 20 points each.\n\nWrite one sentence that helps each band to get better.',
      to: 'judges',
    },
  ],
  office,
  guestParts: ['Songwriting', 'Live sound'],
  place: 'hall',
  schedule: 'slots',
  series: [
    {
      name: '{place} Regional Final 2026',
      kind: 'regional_final',
      places: 'regions',
      firstDay: '2026-07-10',
      step: 3,
      days: 2,
      entries: [24, 42],
      sessions: finals,
      about:
        'Two nights of original songs. The first two of each category send a video to the national panel.',
    },
    {
      name: 'Solo-Duo Night {place} 2026',
      kind: 'showcase',
      places: ['Takapuna', 'Cambridge', 'Rotorua', 'Porirua', 'Nelson', 'Dunedin'],
      firstDay: '2026-11-05',
      step: 5,
      days: 1,
      entries: [12, 18],
      sessions: [soundCheck(0), night('Solo-duo night', 0, soloDuo)],
      takes: soloDuo,
      about: 'Quiet songs, close up. Second chance for regional finalists.',
    },
    {
      name: 'Rockquest National Final 2026',
      kind: 'national_final',
      places: ['Auckland Central'],
      isNational: true,
      firstDay: '2026-11-28',
      step: 1,
      days: 1,
      entries: [16, 16],
      sessions: [soundCheck(0), night('National final', 0, categories, 210)],
      about: 'Ten bands and six solo or duo acts from the top thirty.',
    },
    {
      name: 'Songwriting Workshop {place}',
      kind: 'workshop',
      weekday: 6,
      places: ['Kerikeri', 'Hamilton', 'Gisborne', 'Whanganui', 'Wellington', 'Timaru', 'Queenstown'],
      firstDay: '2027-02-20',
      step: 6,
      days: 1,
      entries: [0, 0],
      sessions: [
        {
          name: 'First lines',
          kind: 'workshop',
          day: 0,
          from: '09:30',
          minutes: 120,
          space: 0,
          hasSlots: false,
        },
        {
          name: 'Hooks and bridges',
          kind: 'workshop',
          day: 0,
          from: '12:30',
          minutes: 120,
          space: 0,
          hasSlots: false,
        },
        {
          name: 'Live sound basics',
          kind: 'workshop',
          day: 0,
          from: '12:30',
          minutes: 120,
          space: 1,
          hasSlots: false,
        },
      ],
      about: 'A day with working songwriters. Bring half a song.',
    },
    {
      name: '{place} Heats 2027',
      kind: 'heat',
      places: 'regions',
      firstDay: '2027-04-30',
      step: 3,
      days: 2,
      entries: [34, 56],
      sessions: heats,
      about: 'At most 19 years old on the day entries close; original songs only; ten minutes with set-up.',
    },
    {
      name: '{place} Regional Final 2027',
      kind: 'regional_final',
      places: 'regions',
      firstDay: '2027-07-02',
      step: 3,
      days: 2,
      entries: [0, 0],
      sessions: finals,
      about: 'Dates are being settled with the venues.',
    },
    {
      name: 'Second Chance Showcase 2027',
      kind: 'showcase',
      places: ['Palmerston North'],
      isNational: true,
      firstDay: '2027-10-08',
      step: 1,
      days: 1,
      entries: [0, 0],
      sessions: [soundCheck(0), night('Showcase', 0, categories)],
      about: 'For regional finalists whose song deserves another hearing.',
    },
    {
      name: 'Rockquest National Final 2027',
      kind: 'national_final',
      places: ['Christchurch'],
      isNational: true,
      firstDay: '2027-11-13',
      step: 1,
      days: 1,
      entries: [0, 0],
      sessions: [soundCheck(0), night('National final', 0, categories)],
      about: 'Dates are being settled with the venue.',
    },
  ],
  entriesOfSchool: 4,
  suits: (school) => school.level !== 'primary' && school.type !== 'Special School',
  createEntries({ random, createPhrases, drawName, givenNames }) {
    const phrase = createPhrases();
    const song = createPhrases();
    const words = { ...bandWords, first: givenNames };
    const soloists = new Set<string>();
    const soloName = () => {
      let name = random.isLucky(0.6) ? drawName() : phrase(soloStagePatterns, words);
      while (soloists.has(name)) name = drawName();
      soloists.add(name);
      return name;
    };
    return (_school, _entered, groups = categories) => {
      const category = random.pick(categories.filter((known) => groups.includes(known)));
      const names = {
        band: () => phrase(bandPatterns, words),
        duo: () => phrase(duoPatterns, words),
        solo: soloName,
      };
      const parts = partsOf(category, random.integer(3, 5));
      const members = parts.map((part): MemberPlan => ({ part, yearLevel: random.integer(9, 13) }));
      return {
        fields: {
          name: names[category](),
          category,
          song_title: song(songPatterns, songWords),
          genre: random.pick(category === 'band' ? genres : genres.filter((genre) => genre !== 'Metal')),
        },
        group: category,
        members,
      };
    };
  },
  accountMember: { part: 'vocals', yearLevel: 12 },
  fees: { entry: 3_000, late: 1_500 },
  people: {
    admin: 'Craig Paterson',
    staff: 'Mereana Kereama',
    judge: 'Malakai Fonoti',
    participant: 'Jasleen Gill',
    collaborator: 'Hamish Drummond',
  },
};

function partsOf(category: 'band' | 'duo' | 'solo', size: number): string[] {
  if (category === 'solo') return ['vocals'];
  if (category === 'duo') return ['vocals', 'guitar'];
  return ['vocals', 'guitar', 'drums', 'bass', 'keys'].slice(0, size);
}
