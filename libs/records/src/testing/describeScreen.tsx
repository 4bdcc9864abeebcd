import { collectionPath, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { aRecordOf } from './aRecordOf';
import { fakeApi } from './fakeApi';
import { renderScreen } from './renderScreen';
import type { ScreenProps } from '@callboard/tenant';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

export interface DescribedScreen {
  collection: CollectionName;
  /** Content of the screen: the list of the collection, or the record whose hashcode its path names. */
  shows: 'list' | 'record';
}

/** The shared tests of a screen of one collection: its four states, and a record that is not found or not permitted. */
export function describeScreen(Screen: ComponentType<ScreenProps>, { collection, shows }: DescribedScreen) {
  const definition = collectionNamed(collection);
  const record = aRecordOf(definition);
  const isList = shows === 'list';
  const title = isList ? 'Title of the route' : record.qed_model.title;
  const path = collectionPath(definition);
  const address = isList ? path : `${path}/${record.hashcode}`;

  const serve = (isEmpty = false) =>
    fakeApi(
      Object.fromEntries(
        collectionNames.map((name) => {
          if (name !== collection) return [name, [aRecordOf(collectionNamed(name))]];
          return [name, isEmpty ? [] : [record]];
        }),
      ),
    );
  const show = () =>
    renderScreen(<Screen title={title} />, {
      roles: ['admin'],
      ...(!isList && { at: `/record/${record.hashcode}`, path: '/record/:hashcode' }),
    });
  const findReady = () =>
    isList ? screen.findByText('1–1 of 1') : screen.findByRole('heading', { level: 1, name: title });

  describe(`the screen of ${collection}`, () => {
    afterEach(() => {
      cleanup();
      vi.unstubAllGlobals();
    });

    it('shows that it is loading', async () => {
      vi.stubGlobal('fetch', () => new Promise(() => {}));
      show();
      expect(await screen.findByRole('status', { name: 'Loading' })).toBeTruthy();
    });

    it('shows a problem, and loads again', async () => {
      serve().answerOnce('GET', address, 403, { detail: 'Not for you' });
      const { user } = show();
      expect(await screen.findByText('Not for you')).toBeTruthy();
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await findReady()).toBeTruthy();
    });

    it(isList ? 'shows that there is nothing to list' : 'shows that there is no such record', async () => {
      serve(true);
      show();
      expect(await screen.findByText(isList ? /^No .+ yet$/ : /^.+ not found$/)).toBeTruthy();
    });

    it(isList ? 'lists the records under its title' : 'shows the record', async () => {
      serve();
      show();
      expect(await findReady()).toBeTruthy();
      expect(screen.getByRole('heading', { level: 1, name: title })).toBeTruthy();
    });
  });
}
