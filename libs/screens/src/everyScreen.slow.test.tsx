import type { CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { setLanguage, translationOf } from '@callboard/language';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import type { ScreenLoader } from '@callboard/tenant';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isLong } from '../../../tools/vitest/tiers.mjs';
import { screens } from './registry';
import { ScreenSlots } from './ScreenSlots';

/** Attributes that people read or hear. */
const readable = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** All texts of the page that have letters: those between its tags, and those of attributes. */
function textsOfPage(): string[] {
  // Elements in a language of their own stay in it.
  const elements = [...document.body.querySelectorAll('*')].filter((each) => !each.closest('body [lang]'));
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
    ...readable.map((name) => element.getAttribute(name)),
  ]);
  return [...new Set(texts.map((text) => (text ?? '').trim()))].filter((text) => /\p{L}/u.test(text));
}

/** Screens whose records have days. */
const collectionOf: Readonly<Record<string, CollectionName>> = {
  EventsCentre: 'events',
  DatedList: 'performances',
};

async function textsOf(screenName: string, load: ScreenLoader): Promise<string[]> {
  const { Screen } = await load();
  const collection = collectionOf[screenName] ?? 'venues';
  const { hashcode } = aRecordOf(collectionNamed(collection));
  renderScreen(
    <ScreenSlots>
      <Screen title={translationOf('Venues')} collection={collection} />
    </ScreenSlots>,
    { roles: ['admin'], at: `/record/${hashcode}`, path: '/:section/:hashcode' },
  );
  await waitFor(() => expect(textsOfPage()).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('status', { name: translationOf('Loading') })).toBeNull());
  return textsOfPage();
}

const records = Object.fromEntries(collectionNames.map((each) => [each, [aRecordOf(collectionNamed(each))]]));

describe.each(Object.entries<ScreenLoader>(screens))('the screen %s', (name, load) => {
  beforeEach(() => {
    fakeApi(records);
  });
  afterEach(async () => {
    cleanup();
    vi.unstubAllGlobals();
    await setLanguage('en');
  });

  // A text has the same places in both languages, as the test of the catalogue proves: what fills them fills those of English too.
  it.runIf(isLong)('fills in all of its texts', async () => {
    expect((await textsOf(name, load)).filter(isBroken)).toEqual([]);
  });

  it('fills them in in te reo Māori too, and leaves none in English that has a translation', async () => {
    await setLanguage('mi');
    const texts = await textsOf(name, load);
    expect(texts.filter(isBroken)).toEqual([]);
    expect(texts.filter((text) => translationOf(text) !== text)).toEqual([]);
  });
});

/** Finds texts that no reader should see: a placeholder, an article twice, a value that is none, or a screen that threw. */
function isBroken(text: string): boolean {
  const articles = /(?<!\p{L})(?:ngā|te|he)\s(?:ngā|te|he)(?!\p{L})/iu;
  return articles.test(text) || /[{}]|undefined|\[object|NaN|Unexpected Application Error/.test(text);
}
