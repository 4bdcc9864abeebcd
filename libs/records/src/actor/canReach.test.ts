import { declaredRoles, type Actor, type Role } from '@callboard/api-contract';
import { collectionAt } from '@callboard/api-contract/collections';
import { expect, it } from 'vitest';
import { aRecordOf } from '../testing/aRecordOf';
import { canReach } from './canReach';

const entries = collectionAt('entries', 'showquest');
const entry = aRecordOf(entries);
const actorWith = (role: Role): Actor => ({
  user: 'someone',
  individual: null,
  roles: declaredRoles(role),
});

it('offers those who were invited to an entry to read it, and to change it only where the screen knows that they can', () => {
  expect(canReach(entries, 'read', entry, actorWith('collaborator'))).toBe(true);
  expect(canReach(entries, 'update', entry, actorWith('collaborator'))).toBe(false);
  expect(canReach(entries, 'update', entry, actorWith('staff'))).toBe(true);
});
