import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Screen } from './VoteCardsScreen';

const stage = '00000000-0000-4000-8000-000000000010';
const cards = [
  { nth: 1, code: '1-KTH7QPWX' },
  { nth: 2, code: '2-MNP2RSTV' },
];

describe('[3.24] cards of a vote', () => {
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('have a code to scan and to type, as many as are requested', async () => {
    const api = stubApi();
    const path = `GET stages/${stage}/vote/cards`;
    api.on(path, json({ success: true, data: { stage: 'Final', event: 'Hamilton', cards } }));
    const { user } = renderScreen(<Screen />, {
      at: `/stages/${stage}/vote/cards?count=2`,
      path: '/stages/:hashcode/vote/cards',
      roles: ['staff'],
    });
    expect(await screen.findByText('1-KTH7QPWX')).toBeTruthy();
    expect(screen.getAllByRole('img', { name: /^QR code of card/ })).toHaveLength(2);
    const count = screen.getByRole('spinbutton', { name: 'Cards' });
    const print = screen.getByRole('button', { name: 'Print' });
    for (const wrong of ['0', 'x', '999999']) {
      await user.clear(count);
      expect(print, 'empty').toHaveProperty('disabled', true);
      await user.type(count, wrong);
      expect(print, wrong).toHaveProperty('disabled', true);
      expect(count.getAttribute('aria-invalid'), wrong).toBe('true');
    }
    await user.clear(count);
    await user.type(count, '20');
    await vi.waitFor(() =>
      expect(
        api.callsOf(path).map(({ url }) => new URL(url, 'http://a.test').searchParams.get('count')),
      ).toEqual(expect.arrayContaining(['2', '20'])),
    );
  });
});
