/** The regions of New Zealand from north to south, each with about its centre. */
export const regionCentres = {
  Northland: '-35.5, 173.8',
  Auckland: '-36.85, 174.76',
  Waikato: '-37.9, 175.4',
  'Bay of Plenty': '-38.1, 176.6',
  Gisborne: '-38.4, 177.9',
  "Hawke's Bay": '-39.4, 176.7',
  Taranaki: '-39.3, 174.3',
  'Manawatū-Whanganui': '-39.8, 175.5',
  Wellington: '-41.1, 175.2',
  Nelson: '-41.27, 173.28',
  Tasman: '-41.4, 172.7',
  Marlborough: '-41.7, 173.7',
  'West Coast': '-42.6, 171.4',
  Canterbury: '-43.6, 171.7',
  Otago: '-45.2, 169.7',
  Southland: '-45.9, 167.9',
  'Chatham Islands': '-43.95, -176.5',
} as const;

export type RegionName = keyof typeof regionCentres;

export const regionNames = Object.keys(regionCentres).filter(
  (name): name is RegionName => name in regionCentres,
);

/** The regional councils as the list of schools spells them. */
export const councils: Readonly<Record<string, RegionName>> = {
  'Northland Region': 'Northland',
  'Auckland Region': 'Auckland',
  'Waikato Region': 'Waikato',
  'Bay of Plenty Region': 'Bay of Plenty',
  'Gisborne Region': 'Gisborne',
  'Hawkes Bay Region': "Hawke's Bay",
  'Taranaki Region': 'Taranaki',
  'Manawatu-Wanganui Region': 'Manawatū-Whanganui',
  'Wellington Region': 'Wellington',
  'Nelson Region': 'Nelson',
  'Tasman Region': 'Tasman',
  'Marlborough Region': 'Marlborough',
  'West Coast Region': 'West Coast',
  'Canterbury Region': 'Canterbury',
  'Otago Region': 'Otago',
  'Southland Region': 'Southland',
  'Chatham Is. County': 'Chatham Islands',
};
