import { expect, it } from 'vitest';
import * as language from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(language).sort()).toMatchInlineSnapshot(`
    [
      "currentLanguage",
      "defineMessages",
      "formatNumber",
      "isLanguage",
      "languages",
      "onLanguageChange",
      "registerMessages",
      "remembered",
      "restoreLanguage",
      "say",
      "setLanguage",
      "translationOf",
      "useLanguage",
    ]
  `);
});
