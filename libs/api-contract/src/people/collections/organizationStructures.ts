import { defineCollection } from '../../defineCollection';
import { boolean, integer, reference, select, text } from '../../fields/kinds';
import { managedByStaff } from '../../access.data';

const kinds = [
  { value: 'school', label: 'School' },
  { value: 'club', label: 'Club' },
  { value: 'company', label: 'Company' },
  { value: 'department', label: 'Department' },
] as const;

const statuses = {
  prospect: { label: 'Prospect', tone: 'blue' },
  onboarded: { label: 'Onboarded', tone: 'green' },
  left: { label: 'Left', tone: 'neutral' },
} as const;

const ofOrganisations = { when: { field: 'kind', in: ['school', 'club', 'company'] } } as const;
const ofSchools = { when: { field: 'kind', in: ['school'] } } as const;

const code = { serverOwned: true, derived: true, column: 'never' } as const;

/** Judges read the schools of the acts they judge. */
const ofEntries = [
  {
    field: 'hashcode',
    namedIn: [{ collection: 'entries', field: 'organisation' }],
  },
] as const;

/** An organisation or a part of one. Schools are here: each with its number in the Ministry of Education's list. */
export const organizationStructures = defineCollection({
  name: 'organizationStructures',
  path: 'corporation/organization_structures',
  model: 'corporation.OrganizationStructure',
  label: { one: 'School', many: 'Schools' },
  fields: {
    name: text({ label: 'Name', required: true, max: 200, search: true, sort: true, column: 'shown' }),
    kind: select({
      label: 'Kind',
      required: true,
      column: 'shown',
      options: kinds,
    }),
    is_company: boolean({ label: 'Company', required: true, column: 'never', isSetup: true }),
    parent: reference({ label: 'Part of', to: 'organizationStructures' }),
    head: reference({ label: 'Head', to: 'employees', readableBy: ['staff'] }),
    region: reference({ ...ofOrganisations, label: 'Region', to: 'regions', column: 'shown' }),
    town: text({
      ...ofOrganisations,
      label: 'District or local board',
      max: 120,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
    }),
    school_number: integer({
      ...ofSchools,
      label: 'School number',
      min: 1,
      max: 99_999,
      filter: true,
      sort: true,
    }),
    school_type: text({ ...ofSchools, label: 'Type of school', max: 80, filter: true }),
    authority: text({ ...ofSchools, label: 'Authority', max: 80 }),
    roll: integer({
      ...ofSchools,
      label: 'Roll',
      min: 0,
      max: 100_000,
      unit: 'students',
      filter: false,
      sort: false,
    }),
    gender: text({ ...ofSchools, label: 'Students', max: 40 }),
    admin_type_code: select({ ...code, repeats: 'kind', label: 'Administration type', options: kinds }),
    primary_status_code: select({
      ...code,
      repeats: 'status',
      label: 'Administration status',
      options: Object.entries(statuses).map(([value, { label }]) => ({ value, label })),
    }),
  },
  lifecycle: {
    initial: 'prospect',
    correctedBy: ['staff'],
    statuses,
    transitions: {
      onboard: { label: 'Onboard', from: ['prospect'], to: 'onboarded', roles: ['staff'] },
      leave: {
        label: 'Mark as left',
        from: ['prospect', 'onboarded'],
        to: 'left',
        roles: ['staff'],
        next: [],
      },
      return: { label: 'Bring back', from: ['left'], to: 'onboarded', roles: ['staff'] },
    },
  },
  title: ['name'],
  subtitle: 'town',
  avatar: { icon: 'people', shape: 'square' },
  isForReaders: true,
  page: '/organisation/companies/{hashcode}',
  otherPage: {
    unless: 'is_company',
    page: '/organisation/departments/{hashcode}',
    label: { one: 'Department', many: 'Departments' },
  },
  access: { ...managedByStaff, read: { ...managedByStaff.read, judge: ofEntries } },
  naturalKey: ['name', 'town'],
  above: 'parent',
  rules: { organization_structures_above: 'partBelow' },
  map: 'region',
  ordering: 'name',
  importable: true,
});
