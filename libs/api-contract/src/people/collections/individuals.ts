import * as v from 'valibot';
import { defineCollection } from '../../defineCollection';
import { date, email, phone, reference, text } from '../../fields/kinds';

const themselves = [{ field: 'hashcode', actor: 'individual' }] as const;

/** A person. What a stranger must not know about a minor is for staff alone. */
export const individuals = defineCollection({
  name: 'individuals',
  path: 'individual/individuals',
  model: 'individual.Individual',
  label: { one: 'Person', many: 'People' },
  fields: {
    first_name: text({
      label: 'First name',
      required: true,
      max: 80,
      search: true,
      sort: true,
      column: 'shown',
    }),
    last_name: text({
      label: 'Last name',
      required: true,
      max: 80,
      search: true,
      sort: true,
      column: 'shown',
    }),
    organisation: reference({ label: 'School', to: 'organizationStructures', column: 'shown' }),
    enters_for: reference({
      label: 'Enters for',
      to: 'organizationStructures',
      readableBy: ['staff', 'participant'],
      writableBy: ['staff'],
      description: 'For teachers: they enter for this school, and work on all its entries',
    }),
    email: email({
      label: 'Email',
      max: 254,
      readableBy: ['staff', 'participant'],
      column: 'shown',
      search: true,
      isPersonal: true,
    }),
    phone: phone({ label: 'Phone', max: 40, readableBy: ['staff', 'participant'], isPersonal: true }),
    date_of_birth: date({ label: 'Date of birth', readableBy: ['staff'], isPersonal: true }),
    town: text({ label: 'Town', max: 100, filter: true, sort: true }),
  },
  // In place of both names (clause 3.5): a person who is added by name has one text.
  extraInput: v.object({ name: v.optional(v.string()) }),
  title: ['first_name', 'last_name'],
  subtitle: 'organisation',
  avatar: { icon: 'user', shape: 'circle' },
  isForReaders: true,
  page: '/crm/individuals/{hashcode}',
  access: {
    read: { staff: 'all', judge: themselves, participant: themselves, collaborator: themselves },
    create: { staff: 'all' },
    update: { staff: 'all', participant: themselves },
    remove: { staff: 'all' },
  },
  ordering: 'last_name,first_name',
  importable: true,
  people: true,
});
