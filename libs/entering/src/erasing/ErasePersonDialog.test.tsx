import { json, stubApi } from '@callboard/api-client/testing';
import { renderScreen } from '@callboard/records/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { ErasePersonDialog } from './ErasePersonDialog';

afterEach(cleanup);

const person = '00000000-0000-4000-8000-00000000000a';
const [byName, byPhone] = ['00000000-0000-4000-8000-0000000000b1', '00000000-0000-4000-8000-0000000000b2'];
const found = (record: string | null, excerpt: string, is_contact: boolean) => ({
  collection: record === null ? null : 'venues',
  record,
  title: record === null ? null : 'Town Hall',
  excerpt,
  is_contact,
});

/** Opens the dialog, and answers what it sends when the person is erased as it stands. */
function open(namesakes: number) {
  const api = stubApi();
  const preview = {
    name: 'Ann Leeds',
    pseudonym: 'Erased person 0000',
    records: [],
    files: 0,
    comments: 0,
    guardians: 0,
    notifications: 0,
    mails: 0,
    history: 0,
    content: [
      found(byName, 'Ann Leeds has the key', false),
      found(byPhone, 'Ring +64215550123', true),
      found(null, 'Ann Leeds wrote', false),
    ],
    has_more_content: false,
    namesakes,
    upcoming: [],
    refusal: null,
  };
  api.on(`GET people/${person}/erasing`, json({ success: true, data: preview }));
  api.on('POST user/actions', json({ success: true, data: { pseudonym: preview.pseudonym } }));
  const { user } = renderScreen(<ErasePersonDialog person={person} onClose={() => undefined} />, {
    roles: ['admin'],
  });
  async function erase() {
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Asked by mail');
    await user.type(screen.getByRole('textbox', { name: /to confirm/ }), 'Ann Leeds');
    await user.click(screen.getByRole('button', { name: 'Erase for good' }));
    const sent = api.calls.find(({ method }) => method === 'POST');
    return sent?.body;
  }
  return { user, erase };
}

const boxes = () =>
  screen.getAllByRole('checkbox').map((box) => (box instanceof HTMLInputElement ? box.checked : null));

it('[3.29] replaces the name in every text that was found, but for what the admin leaves', async () => {
  const { user, erase } = open(0);
  expect(await screen.findByText('Ann Leeds has the key')).toBeDefined();
  expect(boxes()).toEqual([true, true, true]);
  // A copy cannot be left.
  expect(screen.getByRole('checkbox', { name: /copy/ })).toHaveProperty('disabled', true);
  const [first] = screen.getAllByRole('checkbox', { name: /Town Hall/ });
  if (first) await user.click(first);
  expect(await erase()).toMatchObject({ data: { person, leave: [byName] } });
});

it('[3.29] leaves what a namesake can be meant by, and says so', async () => {
  const { erase } = open(1);
  expect(await screen.findByText(/One other person is called the same/)).toBeDefined();
  expect(boxes()).toEqual([false, true, true]);
  expect(await erase()).toMatchObject({ data: { leave: [byName] } });
});
