import { expect, it } from 'vitest';
import * as booking from './booking/index';
import * as calendar from './calendar/index';
import * as cells from './cells/index';
import * as checks from './checks/index';
import * as competition from './competition/index';
import * as finance from './finance/index';
import * as forms from './forms/index';
import * as judging from './competition/judging/index';
import * as leagues from './competition/leagues/index';
import * as lifecycle from './lifecycle/index';
import * as lists from './lists/index';
import * as map from './map/index';
import * as messaging from './messaging/index';
import * as money from './money/index';
import * as people from './people/index';
import * as progression from './competition/progression/index';
import * as reports from './reports/index';
import * as resources from './resources/index';
import * as scheduling from './scheduling/index';
import * as targets from './targets/index';
import * as tasks from './tasks/index';

const subjects = {
  booking,
  calendar,
  cells,
  checks,
  competition,
  finance,
  forms,
  judging,
  leagues,
  lifecycle,
  lists,
  map,
  messaging,
  money,
  people,
  progression,
  reports,
  resources,
  scheduling,
  targets,
  tasks,
};

it('exports exactly what stands in the file', async () => {
  const lines = Object.entries(subjects).flatMap(([subject, exports]) => [
    `# ${subject}`,
    ...Object.keys(exports).sort(),
    '',
  ]);
  await expect(lines.join('\n')).toMatchFileSnapshot('exports.txt');
});
