import type { GameOutcome } from '@callboard/api-contract/competition';

/** A game: home, away, their points, and how it ended. */
type FixtureGame = readonly [string, string, number, number, GameOutcome];

/** A league of four teams over 20 rounds, with forfeits, a level game, and the table after each round as another program computed it. */
export const fixtureLeague: readonly { games: readonly FixtureGame[]; table: readonly string[] }[] = [
  {
    games: [
      ['Hawks', 'Tigers', 58, 47, 'played'],
      ['Kea', 'Lions', 63, 41, 'played'],
    ],
    table: ['1 Kea 3 63:41', '2 Hawks 3 58:47', '3 Tigers 1 47:58', '4 Lions 1 41:63'],
  },
  {
    games: [
      ['Lions', 'Hawks', 42, 72, 'played'],
      ['Tigers', 'Kea', 44, 61, 'played'],
    ],
    table: ['1 Hawks 6 130:89', '2 Kea 6 124:85', '3 Tigers 2 91:119', '4 Lions 2 83:135'],
  },
  {
    games: [
      ['Hawks', 'Kea', 41, 70, 'played'],
      ['Lions', 'Tigers', 51, 40, 'played'],
    ],
    table: ['1 Kea 9 194:126', '2 Hawks 7 171:159', '3 Lions 5 134:175', '4 Tigers 3 131:170'],
  },
  {
    games: [
      ['Tigers', 'Hawks', 43, 65, 'played'],
      ['Lions', 'Kea', 64, 42, 'played'],
    ],
    table: ['1 Kea 10 236:190', '2 Hawks 10 236:202', '3 Lions 8 198:217', '4 Tigers 4 174:235'],
  },
  {
    games: [
      ['Hawks', 'Lions', 0, 0, 'forfeit_away'],
      ['Kea', 'Tigers', 65, 41, 'played'],
    ],
    table: ['1 Kea 13 301:231', '2 Hawks 13 256:202', '3 Lions 8 198:237', '4 Tigers 5 215:300'],
  },
  {
    games: [
      ['Kea', 'Hawks', 45, 52, 'played'],
      ['Tigers', 'Lions', 41, 63, 'played'],
    ],
    table: ['1 Hawks 16 308:247', '2 Kea 14 346:283', '3 Lions 11 261:278', '4 Tigers 6 256:363'],
  },
  {
    games: [
      ['Hawks', 'Tigers', 41, 52, 'played'],
      ['Kea', 'Lions', 40, 46, 'played'],
    ],
    table: ['1 Hawks 17 349:299', '2 Kea 15 386:329', '3 Lions 14 307:318', '4 Tigers 9 308:404'],
  },
  {
    games: [
      ['Lions', 'Hawks', 56, 64, 'played'],
      ['Tigers', 'Kea', 55, 55, 'played'],
    ],
    table: ['1 Hawks 20 413:355', '2 Kea 17 441:384', '3 Lions 15 363:382', '4 Tigers 11 363:459'],
  },
  {
    games: [
      ['Hawks', 'Kea', 45, 57, 'played'],
      ['Lions', 'Tigers', 49, 44, 'played'],
    ],
    table: ['1 Hawks 21 458:412', '2 Kea 20 498:429', '3 Lions 18 412:426', '4 Tigers 12 407:508'],
  },
  {
    games: [
      ['Tigers', 'Hawks', 50, 61, 'played'],
      ['Lions', 'Kea', 44, 42, 'played'],
    ],
    table: ['1 Hawks 24 519:462', '2 Lions 21 456:468', '3 Kea 21 540:473', '4 Tigers 13 457:569'],
  },
  {
    games: [
      ['Hawks', 'Lions', 41, 51, 'played'],
      ['Kea', 'Tigers', 69, 72, 'played'],
    ],
    table: ['1 Hawks 25 560:513', '2 Lions 24 507:509', '3 Kea 22 609:545', '4 Tigers 16 529:638'],
  },
  {
    games: [
      ['Kea', 'Hawks', 65, 58, 'played'],
      ['Tigers', 'Lions', 67, 68, 'played'],
    ],
    table: ['1 Lions 27 575:576', '2 Hawks 26 618:578', '3 Kea 25 674:603', '4 Tigers 17 596:706'],
  },
  {
    games: [
      ['Hawks', 'Tigers', 31, 12, 'forfeit_both'],
      ['Kea', 'Lions', 53, 49, 'played'],
    ],
    table: ['1 Lions 28 624:629', '2 Kea 28 727:652', '3 Hawks 26 618:578', '4 Tigers 17 596:706'],
  },
  {
    games: [
      ['Lions', 'Hawks', 53, 43, 'played'],
      ['Tigers', 'Kea', 57, 71, 'played'],
    ],
    table: ['1 Lions 31 677:672', '2 Kea 31 798:709', '3 Hawks 27 661:631', '4 Tigers 18 653:777'],
  },
  {
    games: [
      ['Hawks', 'Kea', 69, 59, 'played'],
      ['Lions', 'Tigers', 66, 56, 'played'],
    ],
    table: ['1 Lions 34 743:728', '2 Kea 32 857:778', '3 Hawks 30 730:690', '4 Tigers 19 709:843'],
  },
  {
    games: [
      ['Tigers', 'Hawks', 42, 45, 'played'],
      ['Lions', 'Kea', 70, 64, 'played'],
    ],
    table: ['1 Lions 37 813:792', '2 Kea 33 921:848', '3 Hawks 33 775:732', '4 Tigers 20 751:888'],
  },
  {
    games: [
      ['Hawks', 'Lions', 48, 59, 'played'],
      ['Kea', 'Tigers', 47, 69, 'played'],
    ],
    table: ['1 Lions 40 872:840', '2 Kea 34 968:917', '3 Hawks 34 823:791', '4 Tigers 23 820:935'],
  },
  {
    games: [
      ['Kea', 'Hawks', 64, 40, 'played'],
      ['Tigers', 'Lions', 42, 58, 'played'],
    ],
    table: ['1 Lions 43 930:882', '2 Kea 37 1032:957', '3 Hawks 35 863:855', '4 Tigers 24 862:993'],
  },
  {
    games: [
      ['Hawks', 'Tigers', 59, 60, 'played'],
      ['Kea', 'Lions', 69, 67, 'played'],
    ],
    table: ['1 Lions 44 997:951', '2 Kea 40 1101:1024', '3 Hawks 36 922:915', '4 Tigers 27 922:1052'],
  },
  {
    games: [
      ['Lions', 'Hawks', 42, 43, 'played'],
      ['Tigers', 'Kea', 55, 68, 'played'],
    ],
    table: ['1 Lions 45 1039:994', '2 Kea 43 1169:1079', '3 Hawks 39 965:957', '4 Tigers 28 977:1120'],
  },
];
