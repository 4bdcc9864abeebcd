import { json } from '@callboard/api-client/testing';
import type { HandedOver } from '@callboard/api-contract/competition';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { aDesk, open } from '../desk/testing/aDesk';

afterEach(cleanup);

const refusal = 'The item was not found.';
const hashcode = '00000000-0000-4000-8000-000000000001';

function work(given: Partial<HandedOver> = {}): HandedOver {
  return {
    hashcode,
    by: 'Mere Tamati',
    status: 'waiting',
    stage: { hashcode: 'stage', title: 'Heat one' },
    act: { hashcode: 'a', title: 'Anchor' },
    performance: null,
    event: { hashcode: 'event', title: 'Season' },
    count: 3,
    left: 3,
    made_at: '2027-05-07T08:00:00Z',
    device_at: '2027-05-07T08:00:00Z',
    handed_over_at: '2027-05-07T09:00:00Z',
    canDecide: true,
    decided: null,
    open: {
      refusal,
      calls: [
        {
          text: 'Scored Anchor',
          at: '2027-05-07T08:00:00Z',
          isApplied: false,
          problem: null,
          marks: [{ code: 'music', value: 8.5 }],
        },
      ],
    },
    ...given,
  };
}

describe('[3.24] [1.8] work that was handed over, on the judging desk', () => {
  it('is taken over by the head judge, who sees what is in it', async () => {
    const { api, user } = open(aDesk(), ['judge'], [work()]);
    api.on(
      'POST handed-over-work/take-over',
      json({ success: true, data: { applied: 1, left: 2, problem: 'This stage is released.' } }),
      json({ success: true, data: { applied: 3, left: 0, problem: null } }),
    );
    await screen.findByText('Mere Tamati handed over 3 changes');
    screen.getByText(`The server did not take it: ${refusal}`);
    screen.getByText('Scored Anchor: Music 8.5');
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await screen.findByText('2 changes still wait: This stage is released.');
    await user.click(screen.getByRole('button', { name: 'Take over' }));
    await screen.findByText('3 changes taken over');
    expect(api.callsOf('POST handed-over-work/take-over')[0]?.body).toEqual({ work: hashcode });
  });

  it('is dismissed with a reason alone', async () => {
    const { api, user } = open(aDesk(), ['judge'], [work()]);
    api.on('POST handed-over-work/dismiss', json({ success: true, data: {} }));
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss the work of Mere Tamati?' }));
    expect(dialog.getByRole('button', { name: 'Dismiss' }).hasAttribute('disabled')).toBe(true);
    await user.type(dialog.getByRole('textbox', { name: /Reason/ }), 'Judged twice');
    await user.click(dialog.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() =>
      expect(api.callsOf('POST handed-over-work/dismiss').map(({ body }) => body)).toEqual([
        { work: hashcode, reason: 'Judged twice' },
      ]),
    );
  });

  it('[6.8] is a number of changes to the office, without a way to decide', async () => {
    const sealed = work({ canDecide: false, open: null });
    open(aDesk({ isHead: false }), ['staff'], [sealed]);
    await screen.findByText('Mere Tamati handed over 3 changes');
    screen.getByText('Scores can be in it. Only the head judge takes it over or dismisses it.');
    expect(screen.queryByRole('button', { name: /Take over|Dismiss/ })).toBeNull();
    expect(screen.queryByText(/8\.5/)).toBeNull();
  });
});
