import { describe, expect, it } from 'vitest';
import { catalogues } from '../catalogues';
import type { Selection, Sentence } from '../defineNotification';
import { notificationKindNamed, notificationKindNames } from './notificationKinds';
import { notificationPages } from './notificationPages';
import { bellText, mailText, type ReaderLanguage } from './notificationTexts';

const maori = await catalogues.mi();
const english: ReaderLanguage = {
  translate: (text) => text,
  day: (day) => `day ${day}`,
  instant: (instant, zone) => `${instant} in ${zone}`,
};
const languages = { en: english, mi: { ...english, translate: (text: string) => maori[text] ?? text } };

/** A sentence with all that it can select. */
function selectionsOf(sentence: Sentence): (string | Selection)[] {
  if (typeof sentence === 'string') return [sentence];
  const { cases, other, empty } = sentence;
  return [sentence, ...[...Object.values(cases), other, empty].flatMap(selectionsOf)];
}

/** The sentences of a kind, the facts that select one, and those that one names. */
function partsOf(kind: (typeof notificationKindNames)[number]) {
  const { facts, words } = notificationKindNamed(kind);
  const { name, title, detail = '', mail = [] } = words;
  const parts = [title, detail, ...mail].flatMap(selectionsOf);
  const texts = [name, ...parts.filter((part) => typeof part === 'string')];
  const selecting = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.fact]));
  const named = texts.flatMap((text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, fact]) => String(fact)));
  return { facts, texts, selecting: new Set(selecting), named: new Set(named) };
}

describe.each(notificationKindNames)('the kind %s', (kind) => {
  const { facts, texts, selecting, named } = partsOf(kind);
  const filled = Object.fromEntries(Object.keys(facts).map((fact) => [fact, `a ${fact}`]));

  it.each(['en', 'mi'] as const)('has words for settings, bell and mail: %s', (code) => {
    const { translate } = languages[code];
    const { title } = bellText({ kind, facts: filled }, languages[code]);
    const mail = mailText({ kind, facts: filled }, languages[code]);
    for (const text of [translate(notificationKindNamed(kind).words.name), title, mail])
      expect(text).toMatch(/^[^{}]+$/);
    expect(mail).toMatch(/[.!?…]$/);
  });

  it('has te reo Māori of every text, with the same facts', () => {
    const placesOf = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
    for (const text of texts.filter((each) => /\p{L}{2}/u.test(each.replace(/\{\w+\}/g, '')))) {
      expect(Object.keys(maori)).toContain(text);
      expect(placesOf(maori[text] ?? '')).toEqual(placesOf(text));
    }
  });

  it('declares every fact that its sentences use, and uses each', () => {
    expect(Object.keys(facts)).toEqual(expect.arrayContaining([...named, ...selecting]));
    for (const [fact, factKind] of Object.entries(facts)) {
      if (factKind === 'code') expect(selecting).toContain(fact);
      else if (factKind === 'zone')
        expect([fact, Object.values(facts)]).toEqual(['zone', expect.arrayContaining(['instant'])]);
      else expect(named).toContain(fact);
    }
  });

  it('has the page of its own that it leads to, or a record', () => {
    const { about, leadsTo } = notificationKindNamed(kind);
    expect(notificationPages[kind] ?? undefined).toBe(leadsTo);
    expect(about.length === 0).toBe(leadsTo !== undefined);
  });
});

describe('the text of a notification', () => {
  it.each([
    ['accepted', 'Tides was accepted for Porirua heat'],
    ['declined', 'Tides was not accepted for Porirua heat'],
    ['waitlisted', 'Tides is on the waiting list of Porirua heat'],
    ['withdrawn', 'Tides was withdrawn from Porirua heat'],
  ])('names the decision on an entry: %s', (decision, text) => {
    const notification = {
      kind: 'entryDecided' as const,
      facts: { decision, name: 'Tides', event: 'Porirua heat' },
    };
    expect(bellText(notification, english)).toEqual({ title: text });
    expect(mailText(notification, english)).toBe(`${text}.`);
  });

  it.each([
    ['', '', 'The waiting list is empty'],
    ['Reef', '', 'Next on the waiting list: Reef'],
    ['Reef', 'Reef', 'Reef moved up from the waiting list'],
  ])('names who is next where an entry withdrew (%s, %s)', (next, movedUp, detail) => {
    const notification = {
      kind: 'entryWithdrawn' as const,
      facts: { name: 'Tides', event: 'Porirua heat', reason: '', next, movedUp },
    };
    const title = 'Tides withdrew from Porirua heat';
    expect(bellText(notification, english)).toEqual({ title, detail });
    expect(mailText(notification, english)).toBe(`${title}. ${detail}.`);
  });

  it('shows what people typed as it is, though it is the name of a placeholder or of a property', () => {
    const facts = { stage: '{event}', event: '$&', reason: 'constructor' };
    expect(mailText({ kind: 'releaseStopped', facts }, english)).toBe(
      'The results of {event}, $&, were not released as planned. Acts are tied for the last place that goes on.',
    );
  });

  it('has the time in its zone, and nothing of it where there is none', () => {
    const facts = { name: 'Tides', event: 'Heat', zone: 'UTC', place: 'Main Stage' };
    const changed = (startsAt: string) =>
      bellText({ kind: 'callChanged', facts: { ...facts, startsAt } }, english);
    expect(changed('T1')).toEqual({ title: 'Tides has a new time in Heat', detail: 'T1 in UTC, Main Stage' });
    expect(changed('')).toEqual({ title: 'Tides has no time in Heat any more' });
  });

  it('[2.41] has all the acts of a contact, each with its time and place, in one sentence', () => {
    const calls = JSON.stringify([
      { name: 'Tides', at: 'T1', place: 'Main Stage' },
      { name: 'Reef', at: '', place: '' },
    ]);
    const facts = { calls, event: 'Heat', zone: 'UTC', name: 'Tides', startsAt: '', place: '' };
    const listed = 'Tides: T1 in UTC, Main Stage; Reef: no time any more';
    expect(bellText({ kind: 'callChanged', facts }, english)).toEqual({
      title: 'Your times in Heat',
      detail: listed,
    });
    expect(mailText({ kind: 'callChanged', facts }, english)).toBe(`Your times in Heat: ${listed}.`);
  });
});
