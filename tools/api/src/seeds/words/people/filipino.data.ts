import type { CommunityNames } from './Community';

/** Filipino names. */
export const filipino: CommunityNames = {
  first: [
    'Angelo',
    'Bianca',
    'Jericho',
    'Maricel',
    'Paolo',
    'Kristine',
    'Joaquin',
    'Althea',
    'Miguel',
    'Trisha',
    'Carlo',
    'Jasmine',
    'Rafael',
    'Nicole',
    'Gabriel',
    'Tala',
  ],
  last: [
    'Santos',
    'Reyes',
    'Cruz',
    'Bautista',
    'Garcia',
    'Mendoza',
    'Ramos',
    'Dela Cruz',
    'Villanueva',
    'Aquino',
    'Castillo',
    'Navarro',
    'Salazar',
    'Domingo',
  ],
};
