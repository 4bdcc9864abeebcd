import { json, stubApi } from '@callboard/api-client/testing';

import { aRecordIn, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useDeciding } from './useDeciding';

afterEach(cleanup);

const record = aRecordIn('entries');
const acts = ['Tides', 'Embers'].map((name, index) => ({
  ...record,
  hashcode: `00000000-0000-4000-8000-00000000000${index}`,
  qed_model: { ...record.qed_model, title: name },
}));

/** A desk where each act can be accepted, and what was decided last can be undone. */
function Desk() {
  const { decide, undoLast } = useDeciding({ onDecided: () => {}, onUndone: () => {} });
  return (
    <>
      {acts.map((act) => (
        <button key={act.hashcode} onClick={() => decide(act, 'accept')}>
          {act.qed_model.title}
        </button>
      ))}
      <button onClick={undoLast}>Undo the last decision</button>
    </>
  );
}

it('[2.18] undoes the decision that was made last, also where it is answered first', async () => {
  const api = stubApi();
  const answers: (() => void)[] = [];
  for (const [index, act] of acts.entries()) {
    const answer = json(act, 200, { 'Change-Set': `set-${index}` });
    api.on(
      `PATCH showquest/entries/${act.hashcode}`,
      () => new Promise((resolve) => (answers[index] = () => resolve(answer))),
    );
  }
  api.on('POST changes/actions', json({ success: true, data: { change_set: 'undone' } }));
  const { user } = renderScreen(<Desk />);
  for (const name of ['Tides', 'Embers']) await user.click(screen.getByRole('button', { name }));
  await vi.waitFor(() => expect(answers.filter(Boolean)).toHaveLength(2));
  answers[1]?.();
  const alerts = within(await screen.findByRole('region', { name: 'Alerts' }));
  expect(await alerts.findByText('Embers: accept, to be sent')).toBeTruthy();
  answers[0]?.();
  for (const _ of acts) await user.click(screen.getByRole('button', { name: 'Undo the last decision' }));
  await vi.waitFor(() => expect(api.callsOf('POST changes/actions')).toHaveLength(2));
  expect(api.callsOf('POST changes/actions').map(({ body }) => body)).toMatchObject([
    { target: 'set-1' },
    { target: 'set-0' },
  ]);
});
