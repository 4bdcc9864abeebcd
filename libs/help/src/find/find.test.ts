import { defaultLabels } from '@callboard/api-contract/tenant';
import { expect, it } from 'vitest';
import { helpText, type HelpPage } from '../HelpPage';
import { pageOf, pagesFor } from './pagesFor';
import { searchPages } from './searchPages';

function page(id: string, facts: Omit<HelpPage, 'id' | 'text'>, title = id): HelpPage {
  return {
    id,
    ...facts,
    text: helpText({ title, purpose: `About ${id}`, steps: ['Press **Save**.'], problems: [] }),
  };
}

const decide = page('decide', { screens: ['EntriesList'], collections: ['entries'], roles: ['staff'] });
const enter = page('enter', { screens: ['EntriesList'], roles: ['participant'] });
const lists = page(
  'lists',
  { screens: ['RecordList'], roles: ['staff', 'participant'] },
  'Find records in Ōtaki',
);
const venues = page('venues', { collections: ['venues'], roles: ['staff'] });
const all = [decide, enter, lists, venues];
const ids = (pages: readonly HelpPage[]) => pages.map(({ id }) => id);

it('gives a user the pages of their roles, of screens that they can open', () => {
  const screens = [{ screen: 'EntriesList' }, { screen: 'RecordList', collection: 'venues' as const }];
  expect(ids(pagesFor(all, ['participant'], screens))).toEqual(['enter', 'lists']);
  expect(ids(pagesFor(all, ['admin'], screens))).toEqual(['decide', 'enter', 'lists', 'venues']);
  expect(ids(pagesFor(all, ['staff'], [{ screen: 'EntriesList' }]))).toEqual(['decide']);
});

it.each([
  ['its own screen', { screen: 'EntriesList', collection: 'venues' as const }, 'decide'],
  ['what a generic screen shows', { screen: 'RecordList', collection: 'venues' as const }, 'venues'],
  [
    'lists, where nothing explains the collection',
    { screen: 'RecordList', collection: 'spaces' as const },
    'lists',
  ],
  ['nothing, where no page fits', { screen: 'Odd' }, undefined],
])('explains %s', (_, screen, expected) => {
  expect(pageOf(all, screen)?.id).toBe(expected);
});

it('finds pages by all words of a query without macrons, those named so first', () => {
  expect(ids(searchPages(all, 'otaki find', defaultLabels))).toEqual(['lists']);
  expect(ids(searchPages(all, 'save VENUES', defaultLabels))).toEqual(['venues']);
  expect(
    ids(
      searchPages(
        [page('one', { roles: [] }, 'x'), page('two', { roles: [] }, 'about')],
        'about',
        defaultLabels,
      ),
    ),
  ).toEqual(['two', 'one']);
  expect(searchPages(all, 'save nothing', defaultLabels)).toEqual([]);
});
