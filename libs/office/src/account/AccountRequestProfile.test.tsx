import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen as AccountRequestProfile } from './AccountRequestProfile';

const made = aRecordOf(collectionNamed('accountRequests'));
const request = { ...made, status: 'waiting', organisation: null, school_name: 'Whitby Colege' };
const other = aRecordOf(collectionNamed('organizationStructures'));
const school = {
  ...other,
  name: 'Whitby College',
  qed_model: { ...other.qed_model, title: 'Whitby College' },
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[1.4] suggests the school that a misspelt name is meant to be, before it is added', async () => {
  const api = fakeApi({ accountRequests: [request], organizationStructures: [school] });
  api.answerOnce('GET', 'corporation/organization_structures/similar', 200, { results: [school] });
  const { user } = renderScreen(<AccountRequestProfile />, {
    roles: ['staff'],
    path: '/account-requests/:hashcode',
    at: `/account-requests/${request.hashcode}`,
  });
  const meant = await screen.findByRole('button', { name: 'Did you mean Whitby College?' });
  const add = screen.getByRole('button', { name: 'Add the school and invite' });
  expect(meant.compareDocumentPosition(add)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await user.click(meant);
  await waitFor(() =>
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
      organisation: school.hashcode,
    }),
  );
});
