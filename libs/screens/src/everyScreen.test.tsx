import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { setLanguage, translationOf } from '@callboard/language';
import { aRecordOf, fakeApi, renderScreen } from '@callboard/records/testing';
import type { ScreenLoader } from '@callboard/tenant';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screens } from './registry';
import { ScreenSlots } from './ScreenSlots';

/** Attributes that people read or hear. */
const readable = ['aria-label', 'aria-description', 'placeholder', 'title', 'alt'];

/** All texts of the page that have letters: those between its tags, and those of attributes. */
function textsOfPage(): string[] {
  // What is in a language of its own stays in it.
  const elements = [...document.body.querySelectorAll('*')].filter((each) => !each.closest('body [lang]'));
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.textContent : null)),
    ...readable.map((name) => element.getAttribute(name)),
  ]);
  return [...new Set(texts.map((text) => (text ?? '').trim()))].filter((text) => /\p{L}/u.test(text));
}

async function textsOf(load: ScreenLoader): Promise<string[]> {
  const { Screen } = await load();
  const { hashcode } = aRecordOf(collectionNamed('venues'));
  renderScreen(
    <ScreenSlots>
      <Screen title={translationOf('Venues')} collection="venues" />
    </ScreenSlots>,
    { roles: ['admin'], at: `/record/${hashcode}`, path: '/:section/:hashcode' },
  );
  await waitFor(() => expect(textsOfPage()).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole('status', { name: translationOf('Loading') })).toBeNull());
  return textsOfPage();
}

describe.each(Object.entries<ScreenLoader>(screens))('the screen %s', (_name, load) => {
  beforeEach(() => {
    fakeApi(Object.fromEntries(collectionNames.map((each) => [each, [aRecordOf(collectionNamed(each))]])));
  });
  afterEach(async () => {
    cleanup();
    vi.unstubAllGlobals();
    await setLanguage('en');
  });

  it('fills in all of its texts', async () => {
    expect((await textsOf(load)).filter(isBroken)).toEqual([]);
  });

  it('fills them in in te reo Māori too, and leaves none in English that has a translation', async () => {
    await setLanguage('mi');
    const texts = await textsOf(load);
    expect(texts.filter(isBroken)).toEqual([]);
    expect(texts.filter((text) => translationOf(text) !== text)).toEqual([]);
  });
});

/** What no reader should see: a placeholder, an article twice, a value that is none, or a screen that threw. */
function isBroken(text: string): boolean {
  const articles = /(?<!\p{L})(?:ngā|te|he)\s(?:ngā|te|he)(?!\p{L})/iu;
  return articles.test(text) || /[{}]|undefined|\[object|NaN|Unexpected Application Error/.test(text);
}
