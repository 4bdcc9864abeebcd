import { expect, it } from 'vitest';
import { defaultViewOf, isOwnView, type ViewRow } from './savedViews';

const view = (hashcode: string, owner: string, change: Partial<ViewRow> = {}): ViewRow => ({
  hashcode,
  owner: { hashcode: owner },
  is_default: true,
  modified: '2026-05-01T10:00:00Z',
  ...change,
});

it('opens with the own default before a shared one', () => {
  const views = [view('shared', 'other', { modified: '2026-05-02T10:00:00Z' }), view('own', 'me')];
  expect(defaultViewOf(views, 'me')?.hashcode).toBe('own');
  expect(defaultViewOf(views, 'third')?.hashcode).toBe('shared');
});

it('opens with the newest of several defaults, and with none where there is none', () => {
  const views = [view('old', 'me'), view('new', 'me', { modified: '2026-06-01T10:00:00Z' })];
  expect(defaultViewOf(views, 'me')?.hashcode).toBe('new');
  expect(defaultViewOf([view('plain', 'me', { is_default: null })], 'me')).toBeUndefined();
});

it('calls no view without an owner the own one', () => {
  expect(isOwnView({ owner: null }, 'me')).toBe(false);
});
