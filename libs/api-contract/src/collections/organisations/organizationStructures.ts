import { defineCollection } from '../../defineCollection';
import { boolean, integer, reference, select, text } from '../../fields/kinds';
import { managedByStaff } from '../access.data';

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
      options: [
        { value: 'school', label: 'School' },
        { value: 'club', label: 'Club' },
        { value: 'company', label: 'Company' },
        { value: 'department', label: 'Department' },
      ],
    }),
    is_company: boolean({ label: 'Company', required: true, column: 'never' }),
    parent: reference({ label: 'Part of', to: 'organizationStructures' }),
    head: reference({ label: 'Head', to: 'employees', readableBy: ['staff'] }),
    region: reference({ label: 'Region', to: 'regions', column: 'shown' }),
    town: text({
      label: 'District or local board',
      max: 120,
      search: true,
      filter: true,
      sort: true,
      column: 'shown',
    }),
    school_number: integer({ label: 'School number', min: 1, max: 99_999, filter: true, sort: true }),
    school_type: text({ label: 'Type of school', max: 80, filter: true }),
    authority: text({ label: 'Authority', max: 80 }),
    roll: integer({ label: 'Roll', min: 0, max: 100_000, unit: 'students', filter: false, sort: false }),
    gender: text({ label: 'Students', max: 40 }),
  },
  title: ['name'],
  subtitle: 'town',
  avatar: { icon: 'people', shape: 'square' },
  page: '/organisation/companies/{hashcode}',
  otherPage: {
    unless: 'is_company',
    page: '/organisation/departments/{hashcode}',
    label: { one: 'Department', many: 'Departments' },
  },
  access: managedByStaff,
  naturalKey: ['name', 'town'],
  above: 'parent',
  rules: { organization_structures_above: 'partBelow' },
  map: 'region',
  ordering: 'name',
  importable: true,
});
