import { expect, it } from 'vitest';
import * as tenant from './index';

it('exports exactly what is listed here', () => {
  expect(Object.keys(tenant).sort()).toMatchInlineSnapshot(`
    [
      "BesideContext",
      "CommandContext",
      "LeaveGuardsContext",
      "PageContext",
      "TenantProvider",
      "ThemeContext",
      "concepts",
      "counted",
      "createCommandStore",
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
      "useBeside",
      "useCollectionOf",
      "useComponent",
      "useFeature",
      "useLabel",
      "useLeaveFor",
      "useLeaveGuard",
      "useOfferedCommands",
      "usePageCommands",
      "usePageFacts",
      "usePageTabs",
      "useRecordName",
      "useTenant",
      "useTheme",
    ]
  `);
});
