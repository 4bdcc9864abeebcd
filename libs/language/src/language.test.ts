import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { catalogues } from '@callboard/api-contract/catalogues';
import { defineMessages } from './defineMessages';
import { formatNumber } from './formatNumber';
import { currentLanguage, restoreLanguage, setLanguage } from './languageStore';
import { registerMessages } from './registerMessages';
import { translate } from './translate';

const mi = await catalogues.mi();

const messages = defineMessages({
  login: 'Sign in',
  nested: { login: 'Sign in' },
  left: (count: number) =>
    translate('You have {count, plural, one {# attempt} other {# attempts}} left', { count }),
});

beforeEach(() => localStorage.clear());
afterEach(() => setLanguage('en'));

describe('defineMessages', () => {
  it('returns the English texts of the table', () => {
    expect([messages.login, messages.nested.login, messages.left(1), messages.left(1_200)]).toEqual([
      'Sign in',
      'Sign in',
      'You have 1 attempt left',
      'You have 1,200 attempts left',
    ]);
  });

  it('returns te reo from the same object once that language is set', async () => {
    await setLanguage('mi');
    expect([messages.login, messages.nested.login]).toEqual([mi['Sign in'], mi['Sign in']]);
    expect(messages.left(2)).toContain('2');
    expect(messages.left(2)).not.toContain('attempts');
  });
});

describe('translate', () => {
  it('leaves the braces of a text without values, whether it has a translation or not', async () => {
    await setLanguage('mi');
    expect(translate('A venue called {odd}')).toBe('A venue called {odd}');
    const named =
      'These are filled in: {entry} {event} {event_day} {school} {contact} {reason} {link}. A line with nothing to fill in is left out.';
    expect(translate(named)).toBe(mi[named]);
    expect(translate('Nobody has translated {this}', { this: 'yet' })).toBe('Nobody has translated yet');
  });

  it('uses messages that were compiled at build time', () => {
    registerMessages({ 'Kept for {name}': ['Kept for ', ['name']] });
    expect(translate('Kept for {name}', { name: 'Aroha' })).toBe('Kept for Aroha');
  });

  it('falls back to the compiled English text, by the rules of English, in every language', async () => {
    const text = 'Send {count, plural, =0 {decisions} one {# decision} other {# decisions}}';
    // Another text than its key: only the compiled form can answer it.
    registerMessages({ [text]: ['Post ', ['count', 'plural', { one: ['one'], other: ['#', ' letters'] }]] });
    for (const language of ['en', 'mi'] as const) {
      await setLanguage(language);
      expect([1, 1_200].map((count) => translate(text, { count }))).toEqual([
        'Post one',
        'Post 1,200 letters',
      ]);
    }
  });
});

describe('the language', () => {
  it('is stored, and set on the document', async () => {
    await setLanguage('mi');
    expect(document.documentElement.lang).toBe('mi');
    await setLanguage('en');
    localStorage.setItem('language', 'mi');
    await restoreLanguage();
    expect(currentLanguage()).toBe('mi');
  });

  it.each(['', 'xx', '{"', 'constructor'])('stays English when %j is stored', async (value) => {
    localStorage.setItem('language', value);
    await restoreLanguage();
    expect(currentLanguage()).toBe('en');
  });
});

it('formatNumber separates thousands', () => {
  expect([0, 999, 1_200, 1_234_567].map(formatNumber)).toEqual(['0', '999', '1,200', '1,234,567']);
});
