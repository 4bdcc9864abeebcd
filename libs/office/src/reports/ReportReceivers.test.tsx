import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ReportReceivers } from './ReportReceivers';

afterEach(cleanup);

const path = 'core/report_receivers';
const report = '00000000-0000-4000-8000-00000000000a';
const receiver = (given: Partial<RecordOf<'reportReceivers'>>) => ({
  ...aRecordOf(collectionNamed('reportReceivers')),
  stopped: null,
  owner: { hashcode: 'user', title: 'Aroha Ngata', model: 'user.User' },
  ...given,
});

function show(results: readonly object[], isOwn: boolean) {
  const api = stubApi();
  api.on(`GET ${path}`, json({ count: results.length, next: null, previous: null, results }));
  return { ...renderScreen(<ReportReceivers report={report} isOwn={isOwn} />), api };
}

it('[1.5] says that a report is mailed to no other user', async () => {
  const { api } = show([], false);
  expect(await screen.findByText('No other users')).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(api.callsOf(`GET ${path}`)[0]?.query.get('report')).toBe(report);
});

it('[1.5] says why a report cannot be mailed to a user', async () => {
  const { user, api } = show([], true);
  api.on(
    'GET user',
    json({ count: 1, next: null, previous: null, results: [aRecordOf(collectionNamed('users'))] }),
  );
  const message = 'This user cannot open what the report asks for';
  api.on(`POST ${path}`, json({ user: [message] }, 400));
  await user.click(await screen.findByRole('combobox', { name: /Add a user/ }));
  await user.click(await screen.findByRole('option'));
  expect(await screen.findByText(message)).toBeTruthy();
});

it('[1.5] resumes a stopped receiver, and stops one that is not', async () => {
  const [one, other] = [
    receiver({ hashcode: 'r1', name: 'Aroha Ngata', stopped: true, version: 3 }),
    receiver({ hashcode: 'r2', name: 'Kiri Hale', version: 1 }),
  ];
  const { user, api } = show([one, other], true);
  api.on(`PATCH ${path}/r1`, json({ ...one, stopped: false }));
  expect(await screen.findByText('Stopped')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Resume: Aroha Ngata' }));
  expect(await screen.findByText('Aroha Ngata gets this report by email again')).toBeTruthy();
  expect(api.callsOf(`PATCH ${path}/r1`)[0]?.body).toEqual({ stopped: false });
  expect(screen.getByRole('button', { name: 'Stop: Kiri Hale' })).toBeTruthy();
});
