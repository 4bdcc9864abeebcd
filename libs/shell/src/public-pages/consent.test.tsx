import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeServer, json, unreachable } from '../testing/fakeServer';
import { closeApps, openApp } from '../testing/openApp';

vi.mock('@callboard/screens', () => import('../testing/fakeScreens'));

afterEach(async () => {
  await closeApps();
  vi.unstubAllGlobals();
});

const link = {
  member: 'Mere Hohepa',
  entry: 'Paper Cities',
  event: 'Otago Heat',
  first_day: '2027-06-18',
  last_day: '2027-06-19',
  guardian: 'Hana Hohepa',
  expires: '2027-06-01T00:00:00.000Z',
  kinds: [
    { kind: 'take_part', label: 'Taking part', question: 'My child can take part.', answer: null },
    { kind: 'photographs', label: 'Photographs', question: 'Photographs can be taken.', answer: null },
  ],
};
type Answer = 'given' | 'refused' | 'withdrawn' | null;
const asks = (answer: Answer = null) =>
  json({ success: true, data: { ...link, kinds: link.kinds.map((kind) => ({ ...kind, answer })) } });
const done = json({ success: true, data: {} });
const over = json({ detail: 'This link does not work any more.' }, 404);

const open = () => openApp({ at: '/consent/showquest.secret' });
const answersOf = (name: string) => within(screen.getByRole('radiogroup', { name: new RegExp(name) }));

describe('[7.40] the page of a guardian’s link', () => {
  it('asks for every answer before it sends them, with the name of the guardian', async () => {
    const { calls } = fakeServer({ consentLink: asks(), answer_consents: done });
    const user = await open();
    expect(await screen.findByText('Mere Hohepa is in Paper Cities at Otago Heat.')).toBeTruthy();
    expect(location.pathname).toBe('/consent');
    await user.click(answersOf('Taking part').getByLabelText('Yes'));
    await user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Select yes or no')).toBeTruthy();
    expect(calls.some(({ name }) => name === 'answer_consents')).toBe(false);
    await user.click(answersOf('Photographs').getByLabelText('No'));
    await user.click(screen.getByRole('button', { name: 'Send my answers' }));
    expect(await screen.findByText('Thank you. Your answers are saved.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'answer_consents')?.body).toMatchObject({
      data: {
        token: 'showquest.secret',
        name: 'Hana Hohepa',
        note: null,
        answers: [
          { kind: 'take_part', yes: true },
          { kind: 'photographs', yes: false },
        ],
      },
    });
  });

  it('shows what was answered before, and takes every yes back', async () => {
    const { calls } = fakeServer({ consentLink: asks('given'), answer_consents: done });
    const user = await open();
    await user.click(await screen.findByRole('button', { name: 'Withdraw all consent' }));
    expect(await screen.findByText('You withdrew all consent. The school is notified.')).toBeTruthy();
    expect(calls.find(({ name }) => name === 'answer_consents')?.body).toMatchObject({
      data: { answers: [{ yes: false }, { yes: false }] },
    });
  });

  it('shows calmly that a link is over, and so does a page that was reloaded', async () => {
    fakeServer({ consentLink: over });
    await open();
    expect(await screen.findByText('This link does not work any more')).toBeTruthy();
    await closeApps();
    fakeServer({});
    await openApp({ at: '/consent' });
    expect(await screen.findByText('This link does not work any more')).toBeTruthy();
  });

  it('shows a problem, loads again, and shows where answers were not saved', async () => {
    fakeServer({ consentLink: unreachable });
    const user = await open();
    const again = await screen.findByRole('button', { name: 'Try again' });
    fakeServer({ consentLink: asks('refused'), answer_consents: unreachable });
    await user.click(again);
    await user.click(await screen.findByRole('button', { name: 'Send my answers' }));
    await waitFor(() => expect(screen.getByText('Your answers were not saved. Try again.')).toBeTruthy());
  });
});
