import type { OpenDraft } from '@callboard/auth/drafts';

import { collectionNamed } from '@callboard/api-contract/collections';
import { answerKinds, isOption, type AnswerKind, type FormContent } from '@callboard/api-contract/forms';
import { answerText } from '@callboard/domain/forms';
import { answerSamples, questionOf } from '@callboard/domain/testing';
import { aRecordOf, fakeApi, renderScreen, type FakeApi } from '@callboard/records/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { representatives } from '../../../../tools/vitest/representatives.mjs';
import { AnswerForm } from './AnswerForm';

const drafts = new Map<string, Record<string, unknown>>();

vi.mock('@callboard/auth/drafts', () => ({
  openDraft: (name: string): OpenDraft => ({
    read: async () => {
      const changes = drafts.get(name);
      return changes ? { changes, savedAt: 0 } : null;
    },
    keep: (changes) => drafts.set(name, { ...changes }),
    flush: () => undefined,
    remove: () => drafts.delete(name),
  }),
}));

beforeEach(() => drafts.clear());
// jsdom draws nothing.
vi.mock('signature_pad', () => ({
  default: class {
    addEventListener() {}
    off() {}
    clear() {}
    redraw() {}
    fromDataURL() {}
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hashcode = '00000000-0000-4000-8000-00000000000a';
const draft = `answers/${hashcode}`;
type Stored = Record<string, unknown>;

function anApi(answers: Stored) {
  const any = aRecordOf(collectionNamed('formInstances'));
  const record = { ...any, hashcode, answers, version: 1, status: 'open' };
  return { api: fakeApi({ formInstances: [record] }), record };
}

const storedIn = (api: FakeApi) => api.records.get('formInstances')?.[0];

/** A save of another tab, of which this one hears nothing. */
function saveElsewhere(api: FakeApi, changes: Stored) {
  const record = storedIn(api);
  if (!record) throw new Error('There is no answer.');
  // The fake API holds any record; that of answers has them by question.
  const answers = { ...(record['answers'] as Stored), ...changes };
  api.records.set('formInstances', [{ ...record, answers, version: (record.version ?? 0) + 1 }]);
}

/** A form that asks a note, and a question of each kind. */
const asks = (...kinds: AnswerKind[]): FormContent => ({
  pages: [
    {
      id: 'page',
      title: 'Page 1',
      sections: [
        {
          id: 'about',
          fields: [{ id: 'note', kind: 'text', label: 'Note' }, ...kinds.map((kind) => questionOf(kind))],
        },
      ],
    },
  ],
});

/** The form as it was loaded with this record. */
function openTab(record: { version?: number | undefined; answers?: unknown }, content: FormContent) {
  const begun = {
    hashcode,
    version: record.version ?? 0,
    modified: '2028-05-01T00:00:00Z',
    // As above.
    answers: record.answers as Stored,
  };
  return renderScreen(<AnswerForm content={content} begun={begun} />, { roles: ['participant'] });
}

/** No version is sent again once it was refused. */
function expectNoStaleVersion(api: FakeApi) {
  const sent = api.calls.filter(({ method }) => method === 'PATCH').map(({ ifMatch }) => ifMatch);
  expect(new Set(sent).size).toBe(sent.length);
}

/** Shape of an answer, by which two are compared, merged and shown; that every kind is merged is proved where that is done. */
function shapeOf(kind: AnswerKind): string {
  const [answer] = answerSamples[kind];
  const [first] = [answer].flat();
  return JSON.stringify([Array.isArray(answer), typeof first, isOption({ kind })]);
}

describe.each(representatives(answerKinds, (kind) => [shapeOf(kind)]))(
  '[2.21] an answer of the kind %s in two tabs',
  (kind) => {
    const [one, other] = answerSamples[kind];
    const textOf = (answer: unknown) => answerText(questionOf(kind), answer, (text) => text) || '–';

    it('is taken over where this tab changed something else, and both are stored', async () => {
      const { api, record } = anApi({ [kind]: one });
      const { user } = openTab(record, asks(kind));
      saveElsewhere(api, { [kind]: other });
      await user.type(screen.getByLabelText('Note'), 'Mine');
      const isEmpty = kind === 'checkbox';
      await waitFor(() => {
        const { [kind]: taken = false, note } = Object(storedIn(api)?.['answers']);
        expect([taken, note]).toEqual([isEmpty ? false : other, 'Mine']);
      });
      expectNoStaleVersion(api);
      await waitFor(() => expect(drafts.size).toBe(0));
    });

    it('is restored after a reload, and saved', async () => {
      const { api, record } = anApi({ [kind]: one });
      drafts.set(draft, { base: { [kind]: one }, answers: { [kind]: other, note: 'Mine' } });
      openTab(record, asks(kind));
      await waitFor(() => expect(storedIn(api)?.['answers']).toMatchObject({ note: 'Mine' }));
      const { [kind]: saved = false } = Object(storedIn(api)?.['answers']);
      expect(saved).toEqual(other);
      await waitFor(() => expect(drafts.size).toBe(0));
    });

    // Both cannot change a checkbox to different answers: it has but two.
    it.each(kind === 'checkbox' ? [] : (['mine', 'theirs'] as const))(
      'is offered where both changed it, also after a reload, and the selected one is stored: %s',
      async (side) => {
        const { api, record } = anApi({});
        drafts.set(draft, { base: {}, answers: { [kind]: one, note: 'Mine' } });
        saveElsewhere(api, { [kind]: other });
        const { user } = openTab(storedIn(api) ?? record, asks(kind));
        const panel = within(await screen.findByRole('group', { name: /changed in another window/ }));
        expect(api.calls.filter(({ method }) => method === 'PATCH')).toEqual([]);
        expect(drafts.get(draft)).toMatchObject({ base: {}, answers: { [kind]: one } });
        const name = side === 'mine' ? `Yours: ${textOf(one)}` : `Theirs: ${textOf(other)}`;
        await user.click(panel.getByRole('radio', { name: (given) => squeezed(given) === squeezed(name) }));
        await user.click(panel.getByRole('button', { name: 'Save these answers' }));
        await waitFor(() =>
          expect(storedIn(api)?.['answers']).toEqual({ [kind]: side === 'mine' ? one : other, note: 'Mine' }),
        );
        expectNoStaleVersion(api);
      },
    );
  },
);

const squeezed = (text: string) => text.replace(/\s+/g, ' ');

describe('[2.21] a form in two tabs', () => {
  it('saves through one conflict after another, each time with the version that it found', async () => {
    const { api, record } = anApi({});
    const { user } = openTab(record, asks('textarea', 'email'));
    for (const [text, note] of [
      ['one', '!'],
      ['two', '!!'],
      ['three', '!!!'],
    ]) {
      saveElsewhere(api, { textarea: text });
      await user.type(screen.getByLabelText('Note'), '!');
      await waitFor(() => expect(storedIn(api)?.['answers']).toMatchObject({ note, textarea: text }));
    }
    expect(storedIn(api)?.['answers']).toEqual({ note: '!!!', textarea: 'three' });
    expectNoStaleVersion(api);
  });

  it('loses nothing that was typed while there is no network, and the page is loaded again', async () => {
    const { api, record } = anApi({});
    const online = api.fetch;
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    const { user, unmount } = openTab(record, asks('textarea', 'email'));
    await user.type(screen.getByLabelText('Note'), 'Typed');
    await user.type(screen.getByLabelText('A email'), 'aroha@');
    expect(await screen.findByText(/^Not saved/)).toBeTruthy();
    unmount();
    vi.stubGlobal('fetch', online);
    openTab(record, asks('textarea', 'email'));
    await waitFor(() => expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Typed'));
    expect(screen.getByLabelText('A email')).toHaveProperty('value', 'aroha@');
    await waitFor(() => expect(storedIn(api)?.['answers']).toEqual({ note: 'Typed' }));
    // Half an address cannot be saved: it stays in the draft.
    expect(drafts.get(draft)).toMatchObject({ answers: { email: 'aroha@' } });
  });

  it('continues the answers that another tab began, merged with its own', async () => {
    const task = '00000000-0000-4000-8000-00000000000b';
    const individual = '00000000-0000-4000-8000-00000000000c';
    const { api, record } = anApi({ textarea: 'Theirs' });
    api.records.set('formInstances', [
      { ...record, individual: { hashcode: individual, title: 'Aroha', model: 'individual.Individual' } },
    ]);
    api.answerOnce('POST', 'form/instances', 409, { detail: 'There is one already.' });
    const { user } = renderScreen(
      <AnswerForm content={asks('textarea')} begun={null} begins={{ definition: 'form', task }} />,
      { roles: ['participant'], individual },
    );
    await user.type(screen.getByLabelText('Note'), 'Mine');
    await waitFor(() => expect(storedIn(api)?.['answers']).toEqual({ note: 'Mine', textarea: 'Theirs' }));
    expect(screen.getByLabelText('A textarea')).toHaveProperty('value', 'Theirs');
  });
});
