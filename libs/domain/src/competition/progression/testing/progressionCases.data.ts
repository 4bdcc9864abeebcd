import type { Rule } from '../stages';

/** A case that people can read: who stood where in the heat, by which rule they move to the final, and what is expected. */
export interface ProgressionCase {
  name: string;
  /** Place, entry, its school in brackets, and where it matters its total or the mean of music: `1 Aria (West) 90 music 8`. `-` for no place. */
  standings: string;
  rule: Partial<Rule>;
  /** Entries that are not accepted, and their status. */
  status?: Readonly<Record<string, string>>;
  /** Who left the heat, and who gave up the place in the final, in that order. */
  leftHeat?: string;
  gaveUp?: string;
  /** What people selected, one selection after the other. */
  line?: readonly string[];
  selected?: readonly string[];
  wildCards?: readonly string[];
  votes?: string;
  /** Who moves, and whose place it took: `Drum for Aria`. */
  moves: string;
  /** Why others stay: `Drum belowLine`. Where it stands, it names all of them. */
  stays?: string;
  /** `line: Coda Drum for 1`. None where it is absent. */
  questions?: string;
  openPlaces?: number;
  /** Where absent, it is complete unless there is a question. */
  isComplete?: boolean;
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
    stays: 'Drum belowLine, Echo belowLine',
  },
  {
    name: 'fewer than there are places',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 3 },
    moves: 'Aria Bolt',
    openPlaces: 1,
  },
  {
    name: 'exactly as many as there are places',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 2 },
    moves: 'Aria Bolt',
    stays: '',
  },
  { name: 'no one in the stage', standings: '', rule: { count: 2 }, moves: '', openPlaces: 2 },
  {
    name: 'a tie above the line',
    standings: '1 Aria, 1 Bolt, 3 Coda',
    rule: { count: 2 },
    moves: 'Aria Bolt',
    stays: 'Coda belowLine',
  },
  {
    name: 'a tie below the line',
    standings: '1 Aria, 2 Bolt, 2 Coda',
    rule: { count: 1 },
    moves: 'Aria',
    stays: 'Bolt belowLine, Coda belowLine',
  },
  // By rank, with a tie at the line.
  {
    name: 'all who are tied',
    standings: tieAtLine,
    rule: { count: 2, atLine: 'all' },
    moves: 'Aria Bolt Coda',
    stays: 'Drum belowLine',
  },
  {
    name: 'none who is tied',
    standings: tieAtLine,
    rule: { count: 2, atLine: 'none' },
    moves: 'Aria',
    stays: 'Bolt tiedAtLine none, Coda tiedAtLine none, Drum belowLine',
    openPlaces: 1,
  },
  {
    name: 'no one below a tie that closed the line',
    standings: '1 Aria, 1 Bolt, 3 Coda',
    rule: { count: 1, atLine: 'none' },
    moves: '',
    openPlaces: 1,
  },
  {
    name: 'a person is to decide',
    standings: tieAtLine,
    rule: { count: 2 },
    moves: 'Aria',
    stays: 'Bolt tiedAtLine open, Coda tiedAtLine open, Drum belowLine',
    questions: 'line: Bolt Coda for 1',
  },
  {
    name: 'a person decided',
    standings: tieAtLine,
    rule: { count: 2 },
    line: ['Coda'],
    moves: 'Aria Coda',
    stays: 'Bolt tiedAtLine ask, Drum belowLine',
  },
  {
    name: 'a person decided for one of two',
    standings: '1 Aria, 1 Bolt, 1 Coda',
    rule: { count: 2 },
    line: ['Coda'],
    moves: 'Coda',
    stays: 'Aria tiedAtLine open, Bolt tiedAtLine open',
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
  {
    name: 'the better in music of those tied',
    standings: '1 Aria, 2 Bolt music 7, 2 Coda music 8',
    rule: { count: 2, atLine: 'tieBreak', tieBreakBy: ['music'] },
    moves: 'Aria Coda',
    stays: 'Bolt tiedAtLine tieBreak',
  },
  {
    name: 'the better in music, and of those tied there a person decides',
    standings: '1 Aria music 9, 1 Bolt music 7, 1 Coda music 7',
    rule: { count: 2, atLine: 'tieBreak', tieBreakBy: ['music'] },
    moves: 'Aria',
    stays: 'Bolt tiedAtLine open, Coda tiedAtLine open',
    questions: 'line: Bolt Coda for 1',
  },
  {
    name: 'those tied in music too, where there is a place for both',
    standings: '1 Aria music 7, 1 Bolt music 8, 1 Coda music 8',
    rule: { count: 2, atLine: 'tieBreak', tieBreakBy: ['music'] },
    moves: 'Bolt Coda',
    stays: 'Aria tiedAtLine tieBreak',
  },
  {
    name: 'a person, where no criterion separates',
    standings: '1 Aria music 7, 1 Bolt music 7',
    rule: { count: 1, atLine: 'tieBreak', tieBreakBy: ['music'] },
    moves: '',
    questions: 'line: Aria Bolt for 1',
  },
  // By score.
  {
    name: 'all from a score on',
    standings: '1 Aria 90, 2 Bolt 80, 3 Coda 79.9',
    rule: { by: 'score', minScore: 80 },
    moves: 'Aria Bolt',
    stays: 'Coda belowScore',
  },
  {
    name: 'from a score on, but not more than there are places',
    standings: '1 Aria 90, 2 Bolt 85, 3 Coda 80',
    rule: { by: 'score', minScore: 80, count: 2 },
    moves: 'Aria Bolt',
    stays: 'Coda belowLine',
  },
  {
    name: 'the first three who have the score as well',
    standings: '1 Aria 90, 2 Bolt 70, 3 Coda 60',
    rule: { count: 3, minScore: 65 },
    moves: 'Aria Bolt',
    stays: 'Coda belowScore',
    openPlaces: 1,
  },
  // By selection and by vote.
  {
    name: 'whom people selected',
    standings: ladder,
    rule: { by: 'choice', count: 2 },
    selected: ['Echo Bolt'],
    moves: 'Bolt Echo',
    stays: 'Aria notSelected, Coda notSelected, Drum notSelected',
  },
  {
    name: 'no one was selected yet',
    standings: '- Aria, - Bolt',
    rule: { by: 'choice', count: 1 },
    moves: '',
    stays: 'Aria notSelected, Bolt notSelected',
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
    name: 'any number can be selected',
    standings: ladder,
    rule: { by: 'choice' },
    selected: ['Echo Bolt'],
    moves: 'Bolt Echo',
  },
  {
    name: 'the selected of a school beyond its cap',
    standings: schools,
    rule: { by: 'choice', count: 2, capBySchool: 1 },
    selected: ['Aria Bolt'],
    moves: '',
    questions: 'choice: Aria Bolt for 2 (too many)',
    status: { Coda: 'withdrawn', Drum: 'withdrawn', Echo: 'withdrawn' },
  },
  {
    name: 'those with the most votes',
    standings: '- Aria, - Bolt, - Coda',
    rule: { by: 'vote', count: 1 },
    votes: 'Aria 3, Bolt 12',
    moves: 'Bolt',
    stays: 'Aria belowLine, Coda noVotes',
  },
  {
    name: 'equally many votes',
    standings: '- Aria, - Bolt',
    rule: { by: 'vote', count: 1 },
    votes: 'Aria 5, Bolt 5',
    moves: '',
    questions: 'line: Aria Bolt for 1',
  },
  {
    name: 'votes that are not counted yet',
    standings: '- Aria',
    rule: { by: 'vote', count: 1 },
    moves: '',
    stays: 'Aria noVotes',
    openPlaces: 1,
    isComplete: false,
  },
  // Caps.
  {
    name: 'one of a school, and the next of another',
    standings: schools,
    rule: { count: 2, capBySchool: 1 },
    moves: 'Aria Coda',
    stays: 'Bolt capped, Drum capped, Echo belowLine',
  },
  {
    name: 'two of a school',
    standings: schools,
    rule: { count: 4, capBySchool: 2 },
    moves: 'Aria Bolt Coda Echo',
    stays: 'Drum capped',
  },
  {
    name: 'no cap without a school',
    standings: '1 Aria, 2 Bolt, 3 Coda',
    rule: { count: 2, capBySchool: 1 },
    moves: 'Aria Bolt',
  },
  {
    name: 'places that the cap leaves open',
    standings: '1 Aria (West), 2 Bolt (West)',
    rule: { count: 2, capBySchool: 1 },
    moves: 'Aria',
    stays: 'Bolt capped',
    openPlaces: 1,
  },
  {
    name: 'a tie within a school at its cap is decided by a person, and the others move',
    standings: '1 Aria (West), 1 Bolt (West), 3 Coda (East), 4 Drum (East)',
    rule: { count: 2, capBySchool: 1, atLine: 'all' },
    moves: 'Coda',
    questions: 'line: Aria Bolt for 1',
  },
  {
    name: 'a tie within a school at its cap, decided',
    standings: '1 Aria (West), 1 Bolt (West), 3 Coda (East)',
    rule: { count: 2, capBySchool: 1 },
    line: ['Bolt'],
    moves: 'Bolt Coda',
    stays: 'Aria tiedAtLine ask',
  },
  {
    name: 'a tie of three, of which the cap leaves two',
    standings: '1 Aria (West), 1 Bolt (West), 1 Coda (East)',
    rule: { count: 2, capBySchool: 1 },
    line: ['Aria'],
    moves: 'Aria Coda',
  },
  {
    name: 'no one of a tie within a school at its cap',
    standings: '1 Aria (West), 1 Bolt (West), 3 Coda (East), 4 Drum (North)',
    rule: { count: 2, capBySchool: 1, atLine: 'none' },
    moves: 'Coda Drum',
    stays: 'Aria tiedAtLine none, Bolt tiedAtLine none',
  },
  // Wild cards.
  {
    name: 'a wild card beyond the places',
    standings: ladder,
    rule: { count: 1, wildCards: 1 },
    wildCards: ['Echo'],
    moves: 'Aria Echo',
    stays: 'Bolt belowLine, Coda belowLine, Drum belowLine',
  },
  {
    name: 'a wild card that is not given yet',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 1, wildCards: 1 },
    moves: 'Aria',
    questions: 'wildCard: Bolt for 1',
  },
  {
    name: 'a wild card for one without the score',
    standings: '1 Aria 90, 2 Bolt 40',
    rule: { by: 'score', minScore: 80, wildCards: 1 },
    wildCards: ['Bolt'],
    moves: 'Aria Bolt',
    stays: '',
  },
  {
    name: 'no wild card beyond the cap of a school',
    standings: '1 Aria (West), 2 Bolt (West), 3 Coda (East)',
    rule: { count: 1, wildCards: 1, capBySchool: 1 },
    wildCards: ['Bolt'],
    moves: 'Aria',
    questions: 'wildCard: Coda for 1',
  },
  {
    name: 'a wild card that is given up goes to the next selected',
    standings: ladder,
    rule: { count: 1, wildCards: 1 },
    wildCards: ['Echo', 'Drum'],
    gaveUp: 'Echo',
    moves: 'Aria, Drum for Echo',
    stays: 'Bolt belowLine, Coda belowLine, Echo withdrew final',
  },
  // Giving up after the move.
  {
    name: 'the next takes the place of one who gave up',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Aria',
    moves: 'Bolt, Coda for Aria',
    stays: 'Aria withdrew final, Drum belowLine, Echo belowLine',
  },
  {
    name: 'two gave up',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Bolt Aria',
    moves: 'Coda for Bolt, Drum for Aria',
    stays: 'Aria withdrew final, Bolt withdrew final, Echo belowLine',
  },
  {
    name: 'the substitute gave up as well',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Aria Coda',
    moves: 'Bolt, Drum for Coda',
    stays: 'Aria withdrew final, Coda withdrew final, Echo belowLine',
  },
  {
    name: 'no one is left to take the place',
    standings: '1 Aria, 2 Bolt',
    rule: { count: 2 },
    gaveUp: 'Aria',
    moves: 'Bolt',
    openPlaces: 1,
  },
  {
    name: 'the next is of a school at its cap',
    standings: '1 Aria (West), 2 Bolt (East), 3 Coda (West), 4 Drum (North)',
    rule: { count: 2, capBySchool: 1 },
    gaveUp: 'Bolt',
    moves: 'Aria, Drum for Bolt',
    stays: 'Bolt withdrew final, Coda capped',
  },
  {
    name: 'the next of the same school, which is no longer at its cap',
    standings: schools,
    rule: { count: 2, capBySchool: 1 },
    gaveUp: 'Aria',
    moves: 'Bolt for Aria, Coda',
    stays: 'Aria withdrew final, Drum capped, Echo belowLine',
  },
  {
    name: 'no substitute while there are as many as places',
    standings: tieAtLine,
    rule: { count: 2, atLine: 'all' },
    gaveUp: 'Aria',
    moves: 'Bolt Coda',
    stays: 'Aria withdrew final, Drum belowLine',
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
    stays: 'Aria tiedAtLine ask, Bolt withdrew final',
  },
  {
    name: 'no one gets a place by giving up what they did not have',
    standings: ladder,
    rule: { count: 2 },
    gaveUp: 'Echo',
    moves: 'Aria Bolt',
    stays: 'Coda belowLine, Drum belowLine, Echo belowLine',
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
  // Who is not in the running, and stages that are not finished.
  {
    name: 'one who left before the stage ended',
    standings: ladder,
    rule: { count: 2 },
    leftHeat: 'Aria',
    moves: 'Bolt Coda',
    stays: 'Aria withdrew heat, Drum belowLine, Echo belowLine',
  },
  {
    name: 'an entry that is not accepted any more',
    standings: ladder,
    rule: { count: 2 },
    status: { Bolt: 'declined' },
    moves: 'Aria Coda',
    stays: 'Bolt status declined, Drum belowLine, Echo belowLine',
  },
  {
    name: 'a stage in which one has no place yet',
    standings: '1 Aria, - Bolt, 2 Coda',
    rule: { count: 2 },
    moves: 'Aria Coda',
    stays: 'Bolt noPlace',
    isComplete: false,
  },
  {
    name: 'one without a place who left',
    standings: '1 Aria, - Bolt',
    rule: { count: 1 },
    leftHeat: 'Bolt',
    moves: 'Aria',
    isComplete: true,
  },
  {
    name: 'a sheet that is not signed',
    standings: '1 Aria unsigned, 2 Bolt',
    rule: { count: 1 },
    moves: 'Aria',
    isComplete: false,
  },
];
