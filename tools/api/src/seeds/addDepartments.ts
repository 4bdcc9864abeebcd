import type { SeedLinks, SeedRow, SeedTables } from './seedRows';
import { departments } from './words/office.data';

/** The departments of the office by their names: the others are part of the first one. */
export function addDepartments(tables: SeedTables): Map<string, SeedRow> {
  const made = new Map<string, SeedRow>();
  for (const name of departments) {
    made.set(
      name,
      tables.add('organizationStructures', {
        name,
        kind: 'department',
        is_company: false,
        parent: made.get(departments[0])?.hashcode ?? null,
        status: 'onboarded',
      }),
    );
  }
  return made;
}

/** Heads of departments: the first of its employees, who reports to none of the others. */
export function headsOf(tables: SeedTables, made: ReadonlyMap<string, SeedRow>): SeedLinks['heads'] {
  const employees = tables.rowsOf('employees');
  return [...made.values()].flatMap(({ hashcode: department }) => {
    const head = employees.find((employee) => employee['department'] === department);
    return head ? [{ department, head: head.hashcode }] : [];
  });
}
