import { expect, it } from 'vitest';
import * as calendar from './calendar/index';
import * as checks from './checks/index';
import * as forms from './forms/index';
import * as lists from './lists/index';
import * as money from './money/index';
import * as scheduling from './scheduling/index';

const subjects = { calendar, checks, forms, lists, money, scheduling };

it('exports exactly what is listed here', () => {
  const names = Object.entries(subjects).map(([subject, exports]) => [subject, Object.keys(exports).sort()]);
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "calendar": [
        "addDays",
        "addMonths",
        "dayOfInstant",
        "daysBetween",
        "daysOfMonth",
        "formatDay",
        "formatDuration",
        "fromWallTime",
        "fullYear",
        "instantsOf",
        "isDay",
        "isInstant",
        "isSameMoment",
        "isTimeOfDay",
        "isWallTime",
        "longestDuration",
        "minutesBetween",
        "parseDay",
        "parseDuration",
        "parseInstant",
        "parseTime",
        "readDay",
        "timeOfInstant",
        "toMinutes",
        "toWallTime",
        "weekdayOf",
        "weeksOfMonth",
        "zoneName",
      ],
      "checks": [
        "isEmail",
        "isObject",
      ],
      "forms": [
        "answerText",
        "carryAnswers",
        "checkAnswers",
        "isUnanswered",
        "lostAnswers",
        "progressOf",
        "rowsOf",
        "scoreOf",
        "scoreOfField",
        "visibleAnswers",
        "visibleFields",
        "visibleSections",
      ],
      "lists": [
        "grouped",
      ],
      "money": [
        "defaultCurrency",
        "formatAmount",
        "formatMoney",
        "isCurrency",
        "isMoney",
        "parseMoney",
      ],
      "scheduling": [
        "proposeSlots",
        "runSheet",
        "unplaced",
      ],
    }
  `);
});
