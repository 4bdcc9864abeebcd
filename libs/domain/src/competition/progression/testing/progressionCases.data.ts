import type { Rule } from '../rule';

/** A case that people can read: who stood where in the heat, by which rule they move to the final, and what is expected. */
export interface ProgressionCase {
  name: string;
  /** Place, entry, its school in brackets, and where it matters its total: `1 Aria (West) 90`. `-` for no place. */
  standings: string;
  rule: Partial<Rule>;
  /** Acts that gave up the place in the final, in that order. */
  gaveUp?: string;
  /** Selections of people, one after the other. */
  line?: readonly string[];
  selected?: readonly string[];
  votes?: string;
  /** Entries that move, with the one whose place each took: `Drum for Aria`. */
  moves: string;
  /** `line: Coda Drum for 1`. None where it is absent. */
  questions?: string;
}

const ladder = '1 Aria, 2 Bolt, 3 Coda, 4 Drum, 5 Echo';
const tieAtLine = '1 Aria, 2 Bolt, 2 Coda, 4 Drum';
const schools = '1 Aria (West), 2 Bolt (West), 3 Coda (East), 4 Drum (West), 5 Echo (North)';

export const progressionCases: readonly ProgressionCase[] = [
  // By rank, without ties.
  {
    name: 'the first three',
    standings: ladder,
    rule: { count: 3 },
    moves: 'Aria Bolt Coda',
  },
  {
    name: 'fewer than there are places',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 3 },
    moves: 'Aria Bolt',
  },
  {
    name: 'exactly as many as there are places',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 2 },
    moves: 'Aria Bolt',
  },
  { name: 'no one in the stage', standings: '', rule: { count: 2 }, moves: '' },
  {
    name: 'a tie above the line',
    standings: '1 Aria, 1 Bolt, 3 Coda',
    rule: { count: 2 },
    moves: 'Aria Bolt',
  },
  {
    name: 'a tie below the line',
    standings: '1 Aria, 2 Bolt, 2 Coda',
    rule: { count: 1 },
    moves: 'Aria',
  },
  // By rank, with a tie at the line.
  {
    name: 'a person is to decide',
    standings: tieAtLine,
    rule: { count: 2 },
    moves: 'Aria',
    questions: 'line: Bolt Coda for 1',
  },
  {
    name: 'a person decided',
    standings: tieAtLine,
    rule: { count: 2 },
    line: ['Coda'],
    moves: 'Aria Coda',
  },
  {
    name: 'a person decided for one of two',
    standings: '1 Aria, 1 Bolt, 1 Coda',
    rule: { count: 2 },
    line: ['Coda'],
    moves: 'Coda',
    questions: 'line: Aria Bolt for 1',
  },
  {
    name: 'a person decided for too many',
    standings: tieAtLine,
    rule: { count: 2 },
    line: ['Bolt Coda'],
    moves: 'Aria',
    questions: 'line: Bolt Coda for 1 (too many)',
  },
  {
    name: 'a person decided for one who is not tied',
    standings: tieAtLine,
    rule: { count: 2 },
    line: ['Drum'],
    moves: 'Aria',
    questions: 'line: Bolt Coda for 1',
  },
  // By score.
  {
    name: 'all from a score on',
    standings: '1 Aria 90, 2 Bolt 80, 3 Coda 79.9',
    rule: { by: 'score', min_score: 80 },
    moves: 'Aria Bolt',
  },
  {
    name: 'from a score on, but not more than there are places',
    standings: '1 Aria 90, 2 Bolt 85, 3 Coda 80',
    rule: { by: 'score', min_score: 80, count: 2 },
    moves: 'Aria Bolt',
  },
  {
    name: 'the first three who have the score as well',
    standings: '1 Aria 90, 2 Bolt 70, 3 Coda 60',
    rule: { count: 3, min_score: 65 },
    moves: 'Aria Bolt',
  },
  // By selection and by vote.
  {
    name: 'whom people selected',
    standings: ladder,
    rule: { by: 'choice', count: 2 },
    selected: ['Echo Bolt'],
    moves: 'Bolt Echo',
  },
  {
    name: 'no one was selected yet',
    standings: '- Aria, - Bolt',
    rule: { by: 'choice', count: 1 },
    moves: '',
    questions: 'choice: Aria Bolt for 1',
  },
  {
    name: 'fewer were selected than there are places',
    standings: ladder,
    rule: { by: 'choice', count: 3 },
    selected: ['Echo'],
    moves: 'Echo',
    questions: 'choice: Aria Bolt Coda Drum for 2',
  },
  {
    name: 'more were selected than there are places',
    standings: '1 Aria, 2 Bolt, 3 Coda',
    rule: { by: 'choice', count: 1 },
    selected: ['Aria Bolt'],
    moves: '',
    questions: 'choice: Aria Bolt Coda for 1 (too many)',
  },
  {
    name: 'the selected of a school beyond its cap',
    standings: '1 Aria (West), 2 Bolt (West)',
    rule: { by: 'choice', count: 2, per_school: 1 },
    selected: ['Aria Bolt'],
    moves: '',
    questions: 'choice: Aria Bolt for 1 (too many)',
  },
  {
    name: 'those with the most votes',
    standings: '- Aria, - Bolt, - Coda',
    rule: { by: 'vote', count: 1 },
    votes: 'Aria 3, Bolt 12',
    moves: 'Bolt',
  },
  {
    name: 'equally many votes',
    standings: '- Aria, - Bolt',
    rule: { by: 'vote', count: 1 },
    votes: 'Aria 5, Bolt 5',
    moves: '',
    questions: 'line: Aria Bolt for 1',
  },
  // Caps.
  {
    name: 'one of a school, and the next of another',
    standings: schools,
    rule: { count: 2, per_school: 1 },
    moves: 'Aria Coda',
  },
  {
    name: 'two of a school',
    standings: schools,
    rule: { count: 4, per_school: 2 },
    moves: 'Aria Bolt Coda Echo',
  },
  {
    name: 'no cap without a school',
    standings: '1 Aria, 2 Bolt, 3 Coda',
    rule: { count: 2, per_school: 1 },
    moves: 'Aria Bolt',
  },
  {
    name: 'places that the cap leaves open',
    standings: '1 Aria (West), 2 Bolt (West)',
    rule: { count: 2, per_school: 1 },
    moves: 'Aria',
  },
  {
    name: 'a tie within a school at its cap is decided by a person, and the others move',
    standings: '1 Aria (West), 1 Bolt (West), 3 Coda (East), 4 Drum (East)',
    rule: { count: 2, per_school: 1 },
    moves: 'Coda',
    questions: 'line: Aria Bolt for 1',
  },
  {
    name: 'a tie within a school at its cap, decided',
    standings: '1 Aria (West), 1 Bolt (West), 3 Coda (East)',
    rule: { count: 2, per_school: 1 },
    line: ['Bolt'],
    moves: 'Bolt Coda',
  },
  {
    name: 'a tie of three, of which the cap leaves two',
    standings: '1 Aria (West), 1 Bolt (West), 1 Coda (East)',
    rule: { count: 2, per_school: 1 },
    line: ['Aria'],
    moves: 'Aria Coda',
  },
  // Giving up after the move.
  {
    name: 'the next takes the place of one who gave up',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Aria',
    moves: 'Bolt, Coda for Aria',
  },
  {
    name: 'two gave up',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Bolt Aria',
    moves: 'Coda for Bolt, Drum for Aria',
  },
  {
    name: 'the substitute gave up as well',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Aria Coda',
    moves: 'Bolt, Drum for Coda',
  },
  {
    name: 'no one is left to take the place',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 2 },
    gaveUp: 'Aria',
    moves: 'Bolt',
  },
  {
    name: 'the next is of a school at its cap',
    standings: '1 Aria (West), 2 Bolt (East), 3 Coda (West), 4 Drum (North)',
    rule: { count: 2, per_school: 1 },
    gaveUp: 'Bolt',
    moves: 'Aria, Drum for Bolt',
  },
  {
    name: 'the next of the same school, which is no longer at its cap',
    standings: schools,
    rule: { count: 2, per_school: 1 },
    gaveUp: 'Aria',
    moves: 'Bolt for Aria, Coda',
  },
  {
    name: 'a tie at the line has places for both after one gave up',
    standings: tieAtLine,
    rule: { count: 2 },
    gaveUp: 'Aria',
    moves: 'Bolt for Aria, Coda',
  },
  {
    name: 'two are tied as substitutes',
    standings: '1 Aria, 2 Bolt, 2 Coda',
    rule: { count: 1 },
    gaveUp: 'Aria',
    moves: '',
    questions: 'line: Bolt Coda for 1',
  },
  {
    name: 'a person decided twice: at the line, and for the substitute',
    standings: '1 Aria, 1 Bolt, 1 Coda',
    rule: { count: 1 },
    line: ['Bolt', 'Coda'],
    gaveUp: 'Bolt',
    moves: 'Coda for Bolt',
  },
  {
    name: 'no one gets a place by giving up what they did not have',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Echo',
    moves: 'Aria Bolt',
  },
  {
    name: 'one who gave up and was selected in place of others',
    standings: ladder,
    rule: { by: 'choice', count: 1 },
    selected: ['Aria'],
    gaveUp: 'Aria',
    moves: '',
    questions: 'choice: Bolt Coda Drum Echo for 1',
  },
];
