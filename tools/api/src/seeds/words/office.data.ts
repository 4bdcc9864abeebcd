/** Office of a tenant besides its contest: people with positions, projects, suppliers. */
export interface PositionWords {
  position: string;
  team: string;
  employment: 'permanent' | 'fixed_term' | 'casual' | 'contractor' | 'volunteer';
  /** The one of this list that they report to. */
  reportsTo?: number;
}

/** The first one is above the others. */
export const departments = [
  'Head office',
  'Production',
  'Audience and venues',
  'Schools and regions',
] as const;

export const teams = [
  { name: 'Show crew', department: 'Production', purpose: 'Everything on and behind the stage on the day.' },
  {
    name: 'Front of house',
    department: 'Audience and venues',
    purpose: 'Doors, seats, audiences and first aid.',
  },
  { name: 'Regional team', department: 'Schools and regions', purpose: 'One contact for each region.' },
  { name: 'Office', department: 'Head office', purpose: 'Money, contracts and people.' },
] as const;

/** The manager comes first; the others report to one before them. */
export const positions: readonly PositionWords[] = [
  { position: 'General manager', team: 'Office', employment: 'permanent' },
  {
    position: 'Head of events',
    team: 'Front of house',
    employment: 'permanent',
    reportsTo: 0,
  },
  {
    position: 'Production manager',
    team: 'Show crew',
    employment: 'permanent',
    reportsTo: 0,
  },
  {
    position: 'Schools adviser',
    team: 'Regional team',
    employment: 'permanent',
    reportsTo: 0,
  },
  {
    position: 'Regional manager, North',
    team: 'Regional team',
    employment: 'fixed_term',
    reportsTo: 3,
  },
  {
    position: 'Regional manager, South',
    team: 'Regional team',
    employment: 'fixed_term',
    reportsTo: 3,
  },
  {
    position: 'Stage manager',
    team: 'Show crew',
    employment: 'contractor',
    reportsTo: 2,
  },
  { position: 'Sound', team: 'Show crew', employment: 'contractor', reportsTo: 2 },
  {
    position: 'Lighting',
    team: 'Show crew',
    employment: 'contractor',
    reportsTo: 2,
  },
  {
    position: 'House manager',
    team: 'Front of house',
    employment: 'casual',
    reportsTo: 1,
  },
  {
    position: 'Box office',
    team: 'Front of house',
    employment: 'casual',
    reportsTo: 1,
  },
  { position: 'Usher', team: 'Front of house', employment: 'volunteer', reportsTo: 9 },
  {
    position: 'First aid',
    team: 'Front of house',
    employment: 'volunteer',
    reportsTo: 9,
  },
  { position: 'Accounts', team: 'Office', employment: 'permanent', reportsTo: 0 },
];

export const suppliers = [
  { name: 'Southern Cross Audio', category: 'sound_and_light', town: 'Christchurch', status: 'approved' },
  { name: 'Harbour City Lighting', category: 'sound_and_light', town: 'Wellington', status: 'approved' },
  { name: 'Kauri Coachlines', category: 'transport', town: 'Hamilton', status: 'approved' },
  { name: 'Paper Lane Print', category: 'print', town: 'Auckland', status: 'approved' },
  { name: 'Safe Hands First Aid', category: 'security', town: 'Palmerston North', status: 'approved' },
  { name: 'Long Cloud Catering', category: 'catering', town: 'Dunedin', status: 'on_hold' },
  { name: 'Matai Media', category: 'media', town: 'Auckland', status: 'prospect' },
  { name: 'The Sounding Board Trust', category: 'sponsor', town: 'Wellington', status: 'approved' },
] as const;

export const projects = [
  {
    name: 'Season handbook',
    purpose: 'One handbook for schools, with the rules, the dates and what to bring.',
    milestones: ['Rules agreed', 'Text proofread', 'Sent to schools'],
    tasks: [
      'Collect changes to the rules',
      'Ask two teachers to read it',
      'Lay it out',
      'Translate the summary into te reo Māori',
    ],
    status: 'running',
  },
  {
    name: 'Safer backstage',
    purpose: 'Fewer people and clear ways behind the stage on the day.',
    milestones: ['Walk-through of every venue', 'Plans on the wall'],
    tasks: ['Draw the ways for each venue', 'Order hi-vis vests', 'Brief the crew leads'],
    status: 'running',
  },
  {
    name: 'Alumni evening',
    purpose: 'Those who took part ten years ago meet those of today.',
    milestones: ['Date and place', 'Invitations sent'],
    tasks: ['Find addresses', 'Ask for three speakers'],
    status: 'planned',
  },
] as const;

export const shiftRoles = [
  'Stage manager',
  'Sound',
  'Lighting',
  'House manager',
  'Box office',
  'Usher',
  'First aid',
] as const;
