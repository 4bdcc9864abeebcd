import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen as AchievementProfile } from './AchievementProfile';

const id = (last: number) => `00000000-0000-4000-8000-00000000000${last}`;
const made = aRecordOf(collectionNamed('achievementInstances'));
const creative = { hashcode: id(1), title: 'Tama Reid', model: 'callboard.Participant' };
const template = { hashcode: id(2), title: 'First draft', model: 'launchpad.AchievementTemplate' };
const working = { ...made, creative, template, evidence: null, story: null, status: 'working' };
const participant = { ...aRecordOf(collectionNamed('participants')), hashcode: creative.hashcode };

function show(given: object, roles: ('staff' | 'participant')[]) {
  const api = fakeApi({
    achievementInstances: [{ ...working, ...given }],
    participants: [participant],
  });
  const at = `/achievements/${made.hashcode}`;
  return { api, ...renderScreen(<AchievementProfile />, { roles, at, path: '/achievements/:hashcode' }) };
}

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[7.41] proposes an achievement with a link, and asks for something that shows it first', async () => {
  const { api, user } = show({}, ['staff']);
  await user.click(await screen.findByRole('button', { name: 'Propose as reached' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Propose: First draft' }));
  await user.click(dialog.getByRole('button', { name: 'Propose as reached' }));
  expect(dialog.getByText('Give a link or a note.')).toBeTruthy();
  const link = dialog.getByRole('textbox', { name: /^Where to see it/ });
  await user.type(link, 'example.org');
  expect(dialog.getByText('This must be a link that begins with https')).toBeTruthy();
  await user.clear(link);
  await user.type(link, 'https://example.org/film');
  const path = 'user/actions';
  api.answerOnce('POST', path, 200, { success: true, data: {} });
  await user.click(dialog.getByRole('button', { name: 'Propose as reached' }));
  expect(await screen.findByText('Proposed: the office decides next')).toBeTruthy();
  expect(api.calls.find((call) => call.path === path)?.body).toEqual({
    action: 'propose_achievement',
    data: {
      creative: creative.hashcode,
      template: template.hashcode,
      evidence: 'https://example.org/film',
      story: null,
    },
  });
});

it('[7.41] offers no proposal of what is proposed, and none to those who only read it', async () => {
  show({ status: 'proposed' }, ['staff']);
  expect(await screen.findByRole('button', { name: 'Mark reached' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Propose as reached' })).toBeNull();
  cleanup();
  show({}, ['participant']);
  expect(await screen.findByText('Working on it')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Propose as reached' })).toBeNull();
});
