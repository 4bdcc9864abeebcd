import { json, stubApi } from '@callboard/api-client/testing';
import type { MyCreatives } from '@callboard/api-contract/people';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen } from './MyCreatives';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const facts: MyCreatives = {
  isUnchecked: false,
  offered: [
    { hashcode: id(2), title: 'First draft', type: 'Badge' },
    { hashcode: id(3), title: 'Pitch', type: 'Badge' },
    { hashcode: id(4), title: 'Showing', type: 'Badge' },
  ],
  creatives: [
    {
      hashcode: id(1),
      name: 'Tama Reid',
      project: 'Tide Pools',
      milestone: 'making',
      achievements: [
        {
          hashcode: id(6),
          template: id(2),
          title: 'First draft',
          status: 'reached',
          reachedOn: '2026-05-02',
          evidence: 'https://example.org/film',
          returnedBecause: null,
        },
        {
          hashcode: id(7),
          template: id(3),
          title: 'Pitch',
          status: 'working',
          reachedOn: null,
          evidence: null,
          returnedBecause: 'The end is missing',
        },
      ],
    },
  ],
};

function show(given: Partial<MyCreatives> = {}) {
  const api = stubApi();
  api.on('GET learning/my_creatives', json({ success: true, data: { ...facts, ...given } }));
  api.on('POST user/actions', json({ success: true, data: {} }));
  const { user } = renderScreen(<Screen />, { at: '/', path: '/', roles: ['collaborator'] });
  return { user, sent: () => api.callsOf('POST user/actions').map(({ body }) => body) };
}

it('[7.41] has each creative with the path so far and what is still missing', async () => {
  show();
  const card = within(await screen.findByRole('region', { name: 'Tama Reid' }));
  expect(card.getByText('Tide Pools · Milestone: Making')).toBeTruthy();
  expect(card.getByText('Badge · 1 of 3 reached')).toBeTruthy();
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'First draftWhere to see itReached 02-May-2026',
    'PitchStill missing: The end is missingWorking on itPropose as reached',
    'ShowingOn offerPropose as reached',
  ]);
});

it('[7.41] proposes what a creative reached, with what shows it', async () => {
  const { user, sent } = show();
  await user.click(await screen.findByRole('button', { name: 'Propose Showing for Tama Reid' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose: Showing' }));
  await user.type(dialog.getByRole('textbox', { name: /^Where to see it/ }), 'https://example.org/show');
  await user.click(dialog.getByRole('button', { name: 'Propose as reached' }));
  expect(await screen.findByText('Proposed: the office decides next')).toBeTruthy();
  expect(sent()).toEqual([
    {
      action: 'propose_achievement',
      data: { creative: id(1), template: id(4), evidence: 'https://example.org/show', story: null },
    },
  ]);
});

it('[7.41] gives the reason why a mentor has no creatives', async () => {
  show({ creatives: [] });
  expect(await screen.findByText('You mentor no creatives now')).toBeTruthy();
  cleanup();
  show({ creatives: [], isUnchecked: true });
  expect(await screen.findByText('Your police check is not valid any more')).toBeTruthy();
});
