import { callPaths, type Role } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { QueryAnswerOf } from '@callboard/api-contract/queries';
import type { InvoicePreview } from '@callboard/api-contract/finance';
import { aRecordOf, fakeApi, InTicketing, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen as OrganisationProfile } from './OrganisationProfile';

const made = aRecordOf(collectionNamed('organizationStructures'));
const school = {
  ...made,
  name: 'Aoraki High',
  kind: 'school',
  qed_model: { ...made.qed_model, title: 'Aoraki High' },
};
const preview: InvoicePreview = {
  organisation: { hashcode: school.hashcode, title: 'Aoraki High' },
  email: 'office@aoraki.school.nz',
  currency: 'NZD',
  total: 11_500,
  tax: 1_500,
  fees: [
    { entry: '00000000-0000-4000-8000-0000000000e1', text: 'Entry fee: Tide, Wellington', amount: 11_500 },
  ],
};
const terms: NonNullable<QueryAnswerOf<'invoiceTerms'>['terms']> = {
  supplier: 'Showquest Trust',
  gst_number: '123-456-789',
  address: '',
  bank_account: '12-3456-7890123-00',
  due_days: 20,
  remind_after_days: null,
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function show({
  kind = 'school',
  roles = ['staff'] as readonly Role[],
  owed = [preview],
  hasTerms = true,
  hasTicketing = true,
} = {}) {
  const api = fakeApi({ organizationStructures: [{ ...school, kind }], regions: [] });
  const previews = { schools: owed, without_school: 0, due_on: '2027-05-22', today: '2027-05-02' };
  // Twice: a request of the test before, sent again after its refusal, can come as late as this.
  for (let count = 0; count < 2; count += 1) {
    api.answerOnce('GET', 'finance/invoice_previews', 200, { success: true, data: previews });
    api.answerOnce('GET', 'finance/invoice_terms', 200, {
      success: true,
      data: { terms: hasTerms ? terms : null },
    });
  }
  const page = <OrganisationProfile />;
  const view = renderScreen(hasTicketing ? <InTicketing>{page}</InTicketing> : page, {
    roles,
    at: `/organisation/companies/${school.hashcode}`,
    path: '/organisation/companies/:hashcode',
  });
  return { ...view, api };
}

/** Until the last request of those who can merge: later it would be one of the next test. */
const loaded = ({ api }: ReturnType<typeof show>) =>
  waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/duplicates'))).toBe(true));

const openDialog = async (shown: ReturnType<typeof show>) => {
  const { user } = shown;
  await loaded(shown);
  await user.click(await screen.findByRole('button', { name: 'Invoice fees' }));
  return within(await screen.findByRole('dialog', { name: 'Invoice fees of Aoraki High' }));
};

it('[7.45] invoices the fees of a school from its page, with a preview', async () => {
  const shown = show();
  const dialog = await openDialog(shown);
  expect(await dialog.findByText(/Entry fee: Tide, Wellington/)).toBeTruthy();
  const [requested] = shown.api.calls.filter(({ path }) => path === 'finance/invoice_previews');
  expect(requested?.query.get('organisation')).toBe(school.hashcode);
  shown.api.answerOnce('POST', callPaths.userActions(21), 409, { detail: 'On another invoice' });
  await shown.user.click(dialog.getByRole('button', { name: 'Issue 1 invoice: $115.00' }));
  expect(await dialog.findByText('On another invoice')).toBeTruthy();
  const [sent] = shown.api.calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    action: 'invoice_fees',
    data: {
      organisation: school.hashcode,
      entries: preview.fees.map(({ entry }) => entry),
      email: preview.email,
      issue: true,
    },
  });
});

it('[7.45] says that there is nothing to invoice', async () => {
  const dialog = await openDialog(show({ owed: [] }));
  expect(await dialog.findByText('Nothing to invoice')).toBeTruthy();
});

it('[7.45] leads to the settings of invoices where they are not filled in', async () => {
  const dialog = await openDialog(show({ hasTerms: false }));
  expect((await dialog.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe(
    `/admin/accounting?books=invoicing&school=${school.hashcode}`,
  );
  // The preview comes after the settings, and on a busy machine it takes its time.
  const issue = await dialog.findByRole('button', { name: 'Issue 1 invoice: $115.00' });
  expect(issue.hasAttribute('disabled')).toBe(true);
});

it.each([
  ['for a company', { kind: 'company' }],
  ['in a tenant without books', { hasTicketing: false }],
])('[7.45] offers no invoices %s', async (_, given) => {
  await loaded(show(given));
  expect(screen.getByRole('heading', { level: 1, name: 'Aoraki High' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invoice fees' })).toBeNull();
});

it('[7.45] offers no invoices to those who do not run the event', async () => {
  show({ roles: ['participant'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Aoraki High' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Invoice fees' })).toBeNull();
});
