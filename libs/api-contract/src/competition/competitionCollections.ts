import { ceremonies } from './collections/ceremonies';
import { gameResults } from './collections/gameResults';
import { handedOverWork } from './collections/handedOverWork';
import { panelJudges } from './collections/panelJudges';
import { progressionRules } from './collections/progressionRules';
import { resultVersions } from './collections/resultVersions';
import { rubrics } from './collections/rubrics';
import { scoreSheets } from './collections/scoreSheets';
import { sheetReadings } from './collections/sheetReadings';
import { stageEntries } from './collections/stageEntries';
import { stages } from './collections/stages';

/** The collections of this noun, by their keys: they load together. */
export const competitionCollections = {
  ceremonies,
  gameResults,
  handedOverWork,
  panelJudges,
  progressionRules,
  resultVersions,
  rubrics,
  scoreSheets,
  sheetReadings,
  stageEntries,
  stages,
} as const;
