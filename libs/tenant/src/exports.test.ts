import { expect, it } from 'vitest';
import * as tenant from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(tenant).sort()).toMatchInlineSnapshot(`
    [
      "LeaveGuardsContext",
      "PageContext",
      "TenantProvider",
      "ThemeContext",
      "concepts",
      "createLeaveGuards",
      "createPageStore",
      "createThemeStore",
      "defineTenant",
      "features",
      "mergeFeatures",
      "mergeParts",
      "pageTitle",
      "partNamed",
      "themeChoices",
      "useCollectionOf",
      "useComponent",
      "useFeature",
      "useLabel",
      "useLeaveGuard",
      "usePageFacts",
      "usePageTabs",
      "useRecordName",
      "useTenant",
      "useTheme",
    ]
  `);
});
