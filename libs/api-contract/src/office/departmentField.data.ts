import { reference } from '../fields/kinds';

/** The department of an employee or a team: no school is offered, and one that is added is a department. */
export const departmentField = reference({
  label: 'Department',
  to: 'organizationStructures',
  params: { admin_type_code: 'department' },
  addParams: { kind: 'department', is_company: false },
  column: 'shown',
});
