import { expect, it } from 'vitest';
import * as forms from './forms/index';
import * as scheduling from './scheduling/index';

const subjects = { forms, scheduling };

it('exports exactly what is listed here', () => {
  const names = Object.entries(subjects).map(([subject, exports]) => [subject, Object.keys(exports).sort()]);
  expect(Object.fromEntries(names)).toMatchInlineSnapshot(`
    {
      "forms": [
        "askedAnswers",
        "askedFields",
        "askedSections",
        "carryAnswers",
        "checkAnswers",
        "isUnanswered",
        "lostAnswers",
        "rowsOf",
        "scoreOf",
        "scoreOfField",
      ],
      "scheduling": [
        "proposeSlots",
        "runSheet",
        "unplaced",
      ],
    }
  `);
});
