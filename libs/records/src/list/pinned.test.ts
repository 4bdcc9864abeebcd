import { declaredRoles } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import type { ListFilter } from '@callboard/api-contract/lists';
import { listStateText, readListState } from '@callboard/domain/lists';
import { expect, it } from 'vitest';
import { unpinnedState, withPinned } from './pinned';

const definition = collectionNamed('organizationStructures');
const roles = declaredRoles('staff');
const actor = { user: 'u1', individual: null, roles };
const ofDepartments: ListFilter[] = [{ field: 'is_company', operator: 'eq', value: 'false' }];
const facts = (fixedFilters: readonly ListFilter[]) => ({ definition, actor, fixedFilters });
const stateOf = (text: string) => readListState(new URLSearchParams(text), definition, roles);

it('a view of departments stores that it is of them, and opens there as it was saved', () => {
  const saved = listStateText(withPinned(stateOf('search=stage'), facts(ofDepartments)), definition);
  expect(saved).toBe('search=stage&is_company=false');
  expect(unpinnedState({ state: saved }, facts(ofDepartments))).toEqual(stateOf('search=stage'));
});

it('the list of departments leaves out the views of schools', () => {
  expect(unpinnedState({ state: 'search=stage' }, facts(ofDepartments))).toBeNull();
  expect(unpinnedState({ state: 'search=stage' }, facts([]))).toEqual(stateOf('search=stage'));
});

it('days that a list is turned to are no part of its views', () => {
  const upcoming: ListFilter[] = [{ field: 'created', operator: 'gte', value: '2026-01-01' }];
  expect(withPinned(stateOf('search=stage'), facts(upcoming))).toEqual(stateOf('search=stage'));
  expect(unpinnedState({ state: 'search=stage' }, facts(upcoming))).toEqual(stateOf('search=stage'));
});
