import { expect, it } from 'vitest';
import * as language from './index';

it('exports these names', () => {
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
      "setLanguage",
      "showLanguage",
      "translate",
      "translationOf",
      "useLanguage",
    ]
  `);
});
