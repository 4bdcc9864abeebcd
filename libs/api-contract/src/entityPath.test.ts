import { expect, it } from 'vitest';
import { entityPath } from './entityPath';
import { recordPath } from './recordPath';
import { collectionNamed } from './collectionNamed';

const pathOf = (model: string) => entityPath({ model, hashcode: 'h1' });

it('[2.22] opens an employee in the workforce', () => {
  expect(pathOf('corporation.Employee')).toBe('/workforce/employees/h1');
});

it('[2.23] opens a company of the organisation', () => {
  expect(pathOf('corporation.OrganizationStructure')).toBe('/organisation/companies/h1');
});

it('[2.24] opens a department of the organisation', () => {
  const department = { model: 'corporation.OrganizationStructure', hashcode: 'h1', isCompany: false };
  expect(entityPath(department)).toBe('/organisation/departments/h1');
});

it('[2.25] opens a team of the organisation', () => {
  expect(pathOf('corporation.Team')).toBe('/organisation/teams/h1');
});

it('[2.26] opens a supplier among the companies', () => {
  expect(pathOf('corporation.Supplier')).toBe('/crm/companies/h1');
});

it('[2.27] opens an individual among the people', () => {
  expect(pathOf('individual.Individual')).toBe('/crm/individuals/h1');
});

it('[2.28] opens profiles under the handle of the app crl, and of no other', () => {
  const team = { model: 'corporation.Team', hashcode: 'h1' };
  expect(entityPath(team, 'crl')).toBe('/crl/organisation/teams/h1');
  expect(entityPath(team, 'callboard')).toBe('/organisation/teams/h1');
  expect(entityPath({ model: 'nobody.Knows', hashcode: 'h1' }, 'crl')).toBeNull();
});

it('[2.23] [2.24] opens a record of the organisation by its own flag', () => {
  const structures = collectionNamed('organizationStructures');
  expect(recordPath(structures, { hashcode: 'h1', is_company: true })).toBe('/organisation/companies/h1');
  expect(recordPath(structures, { hashcode: 'h1', is_company: false })).toBe('/organisation/departments/h1');
});

it('opens a record of a collection at its page, and nothing at a type that no one knows', () => {
  expect(entityPath({ model: 'callboard.Venue', hashcode: 'h1' })).toBe('/venues/h1');
  expect([
    entityPath({ model: 'x.Y', hashcode: 'h1' }),
    entityPath({ model: 'constructor', hashcode: 'h1' }),
  ]).toEqual([null, null]);
});

it('keeps an odd id within its part of the path', () => {
  expect(entityPath({ model: 'callboard.Venue', hashcode: '../users?x' })).toBe('/venues/..%2Fusers%3Fx');
});
