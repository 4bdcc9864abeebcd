import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordList } from '../list/RecordList';
import { fakeApi } from '../testing/fakeApi';
import { manyVenues } from '../testing/records';
import { renderScreen } from '../testing/renderScreen';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const venues = manyVenues.slice(0, 3);
const [first, second] = venues;

async function openList(at = '/venues', roles: readonly ('staff' | 'judge')[] = ['staff']) {
  fakeApi({ venues, regions: [] });
  const view = renderScreen(<RecordList collection="venues" />, { at, roles });
  const [link] = await screen.findAllByRole('link', { name: first?.qed_model.title ?? '' });
  if (!link) throw new Error('The list shows no venue.');
  return { ...view, link };
}

const menuItems = async () => (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);

describe('the tools of a row', () => {
  it('[2.48] open on a right click', async () => {
    const { link } = await openList();
    fireEvent.contextMenu(link);
    expect(await menuItems()).toEqual([
      'Open',
      'Open in a new tab',
      'Summary',
      'Edit',
      'Copy link',
      'Delete',
    ]);
  });

  it('[2.48] offer only what is allowed', async () => {
    const { link } = await openList('/venues', ['judge']);
    fireEvent.contextMenu(link);
    expect(await menuItems()).toEqual(['Open', 'Open in a new tab', 'Summary', 'Copy link']);
  });

  it('[2.49] open a summary by a key, next to the list and in the URL', async () => {
    const { link, user, address } = await openList();
    link.focus();
    await user.keyboard('s');
    expect(await screen.findByRole('complementary', { name: first?.qed_model.title ?? '' })).toBeTruthy();
    expect(address.history.at(-1)).toContain(`summary=${first?.hashcode}`);
    await user.click(screen.getByRole('button', { name: 'Next row' }));
    expect(address.history.at(-1)).toContain(`summary=${second?.hashcode}`);
    await user.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  it('[2.49] open the summary in the URL', async () => {
    await openList(`/venues?summary=${second?.hashcode}`);
    expect(await screen.findByRole('complementary', { name: second?.qed_model.title ?? '' })).toBeTruthy();
  });

  it('[2.49] ignore an empty summary in the URL', async () => {
    await openList('/venues?summary=javascript:alert(1)');
    expect(screen.queryByRole('complementary')).toBeNull();
  });
});
