import { expect, it } from 'vitest';
import * as tenant from './index';

it('exports these names', () => {
  expect(Object.keys(tenant).sort()).toMatchInlineSnapshot(`
    [
      "LeaveGuardsContext",
      "TenantProvider",
      "concepts",
      "counted",
      "createLeaveGuards",
      "defineTenant",
      "features",
      "mergeFeatures",
      "mergeParts",
      "pageTitle",
      "partNamed",
      "settingGroups",
      "useComponent",
      "useFeature",
      "useLabel",
      "useLeaveFor",
      "useLeaveGuard",
      "useTenant",
    ]
  `);
});
