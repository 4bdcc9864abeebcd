export { drawLots } from './drawLots';
export { drawBy, gamesOfDraw, laddersOfDraw } from './drawOf';
export { countedSteps, mergeSteps, scoreOf, type GameScore, type Side, type SidePoints } from './gameScore';
export { knockoutTree, playableGames, type Contender, type TreeGame, type TreeResult } from './knockout';
export { ladderOf, type LadderRow, type PlaceFact } from './ladder';
export { scoreByRule, winnerOf, type LadderGame } from './ladderGame';
export type { DrawnGame } from './roundRobin';
export { seedsOfLadders } from './seedsOfLadders';
export { swissRound, type Meeting } from './swissRound';
