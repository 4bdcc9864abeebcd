/** A made-up performance for the sample screen. */
export interface SamplePerformance {
  title: string;
  school: string;
  start: string;
  performers: number;
  isConfirmed: boolean;
}

const titles = [
  'The Tide Comes Back',
  'Ngā Hau e Whā',
  'Paper Cities',
  'Under the Kōwhai',
  'Signal Lost',
  'What the River Kept',
  'Last Bus Home',
  'Hine-nui-te-pō',
  'A Map of Small Lights',
];
const schools = [
  'Fairfield College',
  'Te Awamutu College',
  'Hillcrest High School',
  'Ngāruawāhia High School',
];

/** Eighteen performances, ten minutes each. */
export const performances: readonly SamplePerformance[] = Array.from({ length: 18 }, (_, index) => ({
  title: `${titles[index % titles.length] ?? ''}${index < titles.length ? '' : ' II'}`,
  school: schools[index % schools.length] ?? '',
  start: `${18 + Math.floor((30 + index * 10) / 60)}:${String((30 + index * 10) % 60).padStart(2, '0')}`,
  performers: 24 + ((index * 31) % 76),
  isConfirmed: index % 4 !== 2,
}));
