import { declaredRoles, type Collection } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { cleanup, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, it, vi } from 'vitest';
import { toDefinitions } from '../form/toDefinitions';
import { fakeApi } from '../testing/fakeApi';
import { renderScreen } from '../testing/renderScreen';
import { ChangedFields } from './ChangedFields';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const venues = collectionNamed('venues');
const content = { kind: 'document', label: 'Content', schema: v.unknown(), column: 'never' } as const;
const definition: Collection = { ...venues, fields: { ...venues.fields, content } };

it('shows that a document changed, but not how', () => {
  fakeApi({});
  const fields = [{ field: 'content', label: 'Content', before: null, after: null }];
  renderScreen(<ChangedFields definition={definition} fields={fields} zone="UTC" />);
  expect(screen.getByText('Changed').tagName).toBe('DD');
  expect(screen.queryByText('nothing')).toBeNull();
});

it('[5.21] shows the reason for a changed date', () => {
  fakeApi({});
  const change = {
    before: '2026-05-14T07:00:00Z',
    after: '2026-05-15T07:00:00Z',
    reason: 'The hall is closed',
  };
  const fields = [{ field: 'starts_at', label: 'Starts', ...change }];
  renderScreen(<ChangedFields definition={collectionNamed('performances')} fields={fields} zone="UTC" />);
  expect(screen.getByText('Reason: The hall is closed')).toBeTruthy();
});

it('leaves out documents, which have their own screens', () => {
  const names = toDefinitions({
    collection: definition,
    roles: declaredRoles('admin'),
    occasion: 'update',
    hidden: [],
    labelOf: ({ label }) => label,
  }).map(({ name }) => name);
  expect(names).toContain('name');
  expect(names).not.toContain('content');
});
