import { collectionNamed } from '@callboard/api-contract/collections';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Screen as CreditNoteProfile } from './CreditNoteProfile';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('[3.26] [3.27] shows each line of a credit note with its amount, as nested values', async () => {
  const items = [
    { line: 'entry', text: 'Entry of Tides', amount: 27_000 },
    { line: 'late', text: 'Late fee of Tides', amount: 5_050 },
  ];
  const note = { ...aRecordOf(collectionNamed('creditNotes')), currency: 'NZD', lines: { items } };
  fakeApi({ creditNotes: [note] });
  const at = `/finance/credit-notes/${note.hashcode}`;
  renderScreen(<CreditNoteProfile />, { roles: ['staff'], at, path: '/finance/credit-notes/:hashcode' });
  const shown = async (text: string) =>
    (await screen.findByText(text)).closest('li') ?? document.createElement('li');
  const entry = within(await shown('Entry of Tides'));
  expect(entry.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Line', 'Amount']);
  expect(entry.getByText(/270\.00/)).toBeTruthy();
  expect(within(await shown('Late fee of Tides')).getByText(/50\.50/)).toBeTruthy();
  // Codes of lines are the server's.
  expect(screen.queryByText('late')).toBeNull();
});
