import { json, stubApi } from '@callboard/api-client/testing';
import type { RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordIn, aRecordOf, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { DeskWork } from './DeskWork';
import { SendDecisions } from './SendDecisions';

const event = (at: number) => ({
  hashcode: `00000000-0000-4000-8000-0000000000e${at}`,
  title: `Final ${at}`,
  model: 'callboard.Event',
});
const contact = {
  hashcode: '00000000-0000-4000-8000-0000000000cc',
  title: 'Aroha Ngata',
  model: 'individual.Individual',
};
const entryNamed = (name: string, at: number, given: Partial<RecordOf<'entries'>> = {}) => {
  const { qed_model } = aRecordIn('entries');
  return aRecordIn('entries', {
    hashcode: `00000000-0000-4000-8000-00000000000${at}`,
    name,
    qed_model: { ...qed_model, title: name },
    status: 'submitted',
    decision: null,
    decision_reason: null,
    event: event(at),
    contact,
    ...given,
  });
};
const entries = [entryNamed('Tides', 1), entryNamed('Embers', 2), entryNamed('Kea', 3)];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function serve() {
  const api = stubApi();
  const limited = { ...aRecordOf(collectionNamed('events')), name: 'Final', entry_limit: 20 };
  for (const [index, entry] of entries.entries()) {
    api.on(
      `PATCH showquest/entries/${entry.hashcode}`,
      json({ ...entry, decision: 'accept' }, 200, { 'Change-Set': `set-${index}` }),
    );
    api.on(`GET callboard/events/${event(index + 1).hashcode}`, json(limited));
    api.on(`GET eligibility/entries/${entry.hashcode}`, json({ detail: 'Not here' }, 404));
    api.on(`GET entries/${entry.hashcode}/dossier`, json({ detail: 'Not here' }, 404));
    api.on(
      `GET decisions/entries/${entry.hashcode}/mails`,
      json({
        success: true,
        data: {
          to: ['Aroha Ngata'],
          values: { entry: entry.qed_model.title, event: 'Final', reason: '' },
          templates: Object.fromEntries(
            ['accept', 'waitlist', 'decline'].map((each) => [
              each,
              { subject: `${each} mail`, body: `${each} body` },
            ]),
          ),
        },
      }),
    );
  }
  api.on(
    'GET showquest/entries/counts',
    json({ by: 'status', results: [{ value: 'accepted', label: 'Accepted', count: 17 }] }),
  );
  api.on('POST changes/actions', json({ success: true, data: { change_set: 'undone' } }));
  return api;
}

it('[2.18] shows one alert at a time, and Undo returns to its act', async () => {
  const api = serve();
  const { user } = renderScreen(<DeskWork view="decide" records={entries} count={3} />, {
    roles: ['staff'],
  });
  const decideOn = async (name: string) => {
    const act = within(await screen.findByRole('region', { name }));
    await user.click(act.getByRole('button', { name: 'Accept' }));
    await screen.findByRole('region', { name: 'Alerts' });
  };
  await decideOn('Tides');
  expect(await screen.findByRole('region', { name: 'Embers' })).toBeTruthy();
  await decideOn('Embers');
  const alerts = within(screen.getByRole('region', { name: 'Alerts' }));
  await vi.waitFor(() => expect(alerts.getByText('Embers: accept, to be sent')).toBeTruthy());
  expect(alerts.getAllByRole('listitem')).toHaveLength(1);
  await user.click(alerts.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(alerts.getByText('Embers can be decided again')).toBeTruthy());
  expect(alerts.getAllByRole('listitem')).toHaveLength(1);
  expect(screen.getByRole('region', { name: 'Embers' })).toBeTruthy();
  expect(api.callsOf('POST changes/actions')[0]?.body).toMatchObject({ target: 'set-1' });
});

it('[2.18] names the places of its event and what is stored, and shows each mail before it is decided', async () => {
  serve();
  const { user } = renderScreen(<DeskWork view="decide" records={entries} count={3} />, {
    roles: ['staff'],
  });
  expect(await screen.findByText('Final: 3 places left of 20')).toBeTruthy();
  expect(screen.getByText('It is stored, and no one is notified until you send it.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Show the emails' }));
  expect(await screen.findByText('accept mail')).toBeTruthy();
  expect(screen.getByText('decline mail')).toBeTruthy();
});

it('[2.18] sends the decisions of the events that are selected, and says whom they reach', async () => {
  const api = serve();
  const decided = [
    { ...entries[0], decision: 'accept' },
    { ...entries[1], decision: 'decline' },
  ];
  api.on('GET showquest/entries', json({ count: 2, next: null, previous: null, results: decided }));
  const hashcode = decided[0]?.hashcode;
  api.on('POST user/actions', json({ success: true, data: { results: [{ hashcode, success: true }] } }));
  const { user } = renderScreen(<SendDecisions event={null} count={2} />, {
    roles: ['staff'],
  });
  await user.click(screen.getByRole('button', { name: 'Send 2 decisions' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/One person is notified right away/)).toBeTruthy();
  expect(await dialog.findByText('decline mail')).toBeTruthy();
  await user.click(dialog.getByRole('checkbox', { name: 'Final 2 (1)' }));
  expect(dialog.queryByText('1 declined')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Send' }));
  await vi.waitFor(() =>
    expect(api.callsOf('POST user/actions')[0]?.body).toMatchObject({
      action: 'send_decisions',
      data: { entries: [hashcode] },
    }),
  );
});
