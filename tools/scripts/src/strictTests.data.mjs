/**
 * Tests of money, tenants, embargo, permissions and lost writes, at most 60 files. One that failed must pass three times alone before it
 * counts as flaky, and none of them can be in quarantine. They read no clock and draw no numbers without a fixed seed.
 */
const strict = [
  'libs/domain/src/booking/exchange.test.ts',
  'libs/domain/src/finance/finance.test.ts',
  'tools/api/src/engine/changes/undoRights.test.ts',
  'tools/api/src/engine/imports/money.test.ts',
  'tools/api/src/engine/notifications/notificationReach.test.ts',
  'tools/api/src/engine/plugins/tenantOfRequest.test.ts',
  'tools/api/src/engine/sessions/severalTenants.test.ts',
  'tools/api/src/hardening/kills.slow.test.ts',
  'tools/api/src/hardening/matrix.slow.test.ts',
  'tools/api/src/hardening/restarts/refundKills.slow.test.ts',
  'tools/api/src/hardening/rights/actionRows.test.ts',
  'tools/api/src/hardening/rights/everyRight.slow.test.ts',
  'tools/api/src/hardening/rights/everyRight.test.ts',
  'tools/api/src/hardening/rights/rights.test.ts',
  'tools/api/src/hardening/rights/rowRights.test.ts',
  'tools/api/src/hardening/sale/contended.slow.test.ts',
  'tools/api/src/hardening/sale/lostAnswers.slow.test.ts',
  'tools/api/src/hardening/sale/saleKills.slow.test.ts',
  'tools/api/src/hardening/scopes/reach.test.ts',
  'tools/api/src/hardening/scopes/scopedLive.test.ts',
  'tools/api/src/hardening/scopes/scopedWrites.test.ts',
  'tools/api/src/hardening/scopes/scopes.slow.test.ts',
  'tools/api/src/hardening/storedSecrets.test.ts',
  'tools/api/src/hardening/viewing.slow.test.ts',
  'tools/api/src/subjects/booking/changes/cancelPerformance.slow.test.ts',
  'tools/api/src/subjects/booking/sale/currencies.test.ts',
  'tools/api/src/subjects/booking/sale/exchange.test.ts',
  'tools/api/src/subjects/booking/sale/latePayments.test.ts',
  'tools/api/src/subjects/booking/sale/payBack.test.ts',
  'tools/api/src/subjects/booking/sale/payments.slow.test.ts',
  'tools/api/src/subjects/booking/sale/sale.test.ts',
  'tools/api/src/subjects/finance/fees/feeRights.test.ts',
  'tools/api/src/subjects/finance/invoices/invoiceCredits.test.ts',
  'tools/api/src/subjects/finance/invoices/invoices.test.ts',
  'tools/api/src/subjects/judging/ceremonyEmbargo.slow.test.ts',
  'tools/api/src/subjects/judging/embargo.slow.test.ts',
  'tools/api/src/subjects/judging/privateMarks.test.ts',
  'tools/api/src/subjects/resources/resourceRights.test.ts',
];

export const strictTests = Object.freeze(strict);

/** @param {string} file from the root of the workspace */
export function isStrict(file) {
  return strictTests.includes(file.replaceAll('\\', '/'));
}
