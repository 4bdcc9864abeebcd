import type { Random } from '@callboard/api-contract/tenant';
import { DateTime } from 'luxon';
import { nameOf, type People } from './addPeople';
import { later, seedDay } from './planEvents';
import type { SeedRow, SeedTables } from './seedRows';
import { positions, projects, shiftRoles, suppliers, teams } from './words/office.data';

/** Workforce of the tenant: employees, teams, suppliers, projects, shifts and appointments. */
export function addWorkforce(
  tables: SeedTables,
  random: Random,
  people: People,
  departmentRows: ReadonlyMap<string, SeedRow>,
): void {
  const employees = addEmployees(tables, random, people, departmentRows);
  addAbsences(tables, employees);
  addSuppliers(tables, random, people, employees);
  const started = addProjects(tables, employees);
  addShifts(tables, employees);
  addReservations(tables, employees);
  addTemplatesInUse(tables);
  addAppointments(tables, employees, started);
}

/** An employee, and the person that they are. */
interface Employed {
  row: SeedRow;
  person: SeedRow;
}

function addEmployees(
  tables: SeedTables,
  random: Random,
  people: People,
  departmentRows: ReadonlyMap<string, SeedRow>,
): Employed[] {
  const teamRows = new Map(
    teams.map(({ name, purpose, department }) => [
      name as string,
      tables.add('teams', {
        name,
        purpose,
        department: departmentRows.get(department)?.hashcode ?? null,
        status: 'active',
      }),
    ]),
  );
  const made: Employed[] = [];
  for (const [index, { position, team, employment, reportsTo }] of positions.entries()) {
    const person = people.addAdult(null, 'Wellington');
    const row = tables.add('employees', {
      name: nameOf(person),
      individual: person.hashcode,
      number: `E${String(index + 1).padStart(3, '0')}`,
      position,
      department: teamRows.get(team)?.['department'] ?? null,
      team: teamRows.get(team)?.hashcode ?? null,
      manager: reportsTo === undefined ? null : (made[reportsTo]?.row.hashcode ?? null),
      employment,
      email: person['email'] ?? null,
      phone: person['phone'] ?? null,
      starts_on: `${random.integer(2018, 2025)}-02-0${random.integer(1, 9)}`,
      ends_on: employment === 'fixed_term' ? '2027-11-30' : null,
      hours_per_week: employment === 'permanent' ? 40 : null,
      status: index === positions.length - 2 ? 'onboarding' : 'onboarded',
    });
    made.push({ row, person });
    if (employment !== 'permanent') addPapers(tables, row, index);
  }
  return made;
}

function addPapers(tables: SeedTables, { hashcode }: SeedRow, index: number): void {
  tables.add('workDocuments', {
    name: 'Police check',
    employee: hashcode,
    kind: 'police_check',
    number: `PC-${4_100 + index}`,
    issued_on: later(seedDay, -1_000 + index * 20),
    expires_on: later(seedDay, 95 + index * 12),
    status: 'current',
  });
}

function addAbsences(tables: SeedTables, employees: readonly Employed[]): void {
  const [manager, head, production, adviser] = employees;
  const away = [
    { name: 'Summer holiday', of: head, kind: 'annual', from: 32, days: 10, status: 'approved' },
    { name: 'Rigging course', of: production, kind: 'training', from: 12, days: 2, status: 'approved' },
    { name: 'Long weekend', of: adviser, kind: 'annual', from: 21, days: 1, status: 'asked' },
  ] as const;
  for (const { name, of, kind, from, days, status } of away) {
    if (!of) continue;
    tables.add('absences', {
      name,
      employee: of.row.hashcode,
      kind,
      starts_on: later(seedDay, from),
      ends_on: later(seedDay, from + days - 1),
      cover: manager?.row.hashcode ?? null,
      status,
    });
  }
}

function addSuppliers(
  tables: SeedTables,
  random: Random,
  people: People,
  employees: readonly Employed[],
): void {
  for (const [index, { name, category, town, status }] of suppliers.entries()) {
    const contact = people.addAdult(null, town);
    const supplier = tables.add('suppliers', {
      name,
      category,
      contact: contact.hashcode,
      email: contact['email'] ?? null,
      phone: contact['phone'] ?? null,
      town,
      account_number: `C-${random.integer(1_000, 9_999)}`,
      reviewed_on: status === 'approved' ? later(seedDay, 30 + index * 25) : null,
      status,
    });
    tables.add('relations', {
      name: category === 'sponsor' ? 'Trustee' : 'Account manager',
      individual: contact.hashcode,
      supplier: supplier.hashcode,
      since: `${random.integer(2019, 2025)}-05-01`,
    });
    if (index % 2 === 0) {
      tables.add('contactNotes', {
        name: category === 'sponsor' ? 'Support for next season' : 'Prices for next season',
        kind: 'call',
        individual: contact.hashcode,
        supplier: supplier.hashcode,
        happened_at: at(later(seedDay, -6 - index), 10),
        text: 'They will send their offer in writing. Asked for the same terms as last year.',
        follow_up_on: later(seedDay, 5 + index),
        assigned_to: employees[1 + (index % 3)]?.row.hashcode ?? null,
        status: 'open',
      });
    }
  }
}

function addProjects(tables: SeedTables, employees: readonly Employed[]): SeedRow[] {
  return projects.map(({ name, purpose, milestones, tasks, status }, number) => {
    const project = tables.add('projects', {
      name,
      purpose,
      owner: employees[1 + number]?.row.hashcode ?? null,
      starts_on: later(seedDay, -30 + number * 25),
      ends_on: later(seedDay, 70 + number * 30),
      budget: (number + 1) * 400_000,
      currency: 'NZD',
      status,
    });
    const steps = milestones.map((milestone, index) =>
      tables.add('milestones', {
        name: milestone,
        project: project.hashcode,
        due_on: later(seedDay, -5 + number * 20 + index * 25),
        status: index === 0 && status === 'running' ? 'reached' : 'open',
      }),
    );
    for (const [index, task] of tasks.entries()) {
      tables.add('projectTasks', {
        name: task,
        project: project.hashcode,
        milestone: steps[Math.min(index, steps.length - 1)]?.hashcode ?? null,
        assignee: employees[(number * 2 + index + 1) % employees.length]?.row.hashcode ?? null,
        priority: (['high', 'medium', 'low'] as const)[index % 3] ?? null,
        due_on: later(seedDay, -3 + number * 18 + index * 12),
        estimate: 60 + index * 45,
        status:
          status === 'planned'
            ? 'to_do'
            : ((['done', 'doing', 'to_do', 'to_do'] as const)[index % 4] ?? 'to_do'),
      });
    }
    return project;
  });
}

/** The crew of the next performances of each event that comes: no one has two shifts at a time. */
function addShifts(tables: SeedTables, employees: readonly Employed[]): void {
  const crew = employees.slice(6);
  const ahead = tables
    .rowsOf('performances')
    .filter(({ starts_at, status }) => String(starts_at) > seedDay && status !== 'cancelled')
    .sort((one, other) => String(one['starts_at']).localeCompare(String(other['starts_at'])))
    .slice(0, 4);
  let until = '';
  for (const [number, performance] of ahead.entries()) {
    const starts =
      DateTime.fromISO(String(performance['starts_at'])).minus({ hours: 2 }).toUTC().toISO() ?? '';
    const isFree = starts >= until;
    const answered = number === 0 ? 'confirmed' : 'offered';
    for (const [index, role] of shiftRoles.entries()) {
      const person = isFree && !(number === ahead.length - 1 && index > 3) ? crew[index]?.person : undefined;
      tables.add('shifts', {
        name: role,
        individual: person?.hashcode ?? null,
        event: performance['event'] ?? null,
        performance: performance.hashcode,
        venue: performance['venue'] ?? null,
        starts_at: starts,
        ends_at: performance['ends_at'] ?? null,
        break_minutes: 30,
        status: person ? answered : 'open',
      });
    }
    if (isFree) until = DateTime.fromISO(String(performance['ends_at'])).toUTC().toISO() ?? '';
  }
}

/** Gear that is out already, and gear that is reserved for the crew of the next event. */
function addReservations(tables: SeedTables, employees: readonly Employed[]): void {
  const inUse = tables.rowsOf('inventoryInstances').filter(({ status }) => status === 'in_use');
  for (const [index, asset] of inUse.entries()) {
    const person = employees[index % employees.length]?.person;
    if (!person) continue;
    tables.add('inventoryReservations', {
      name: 'Season kit',
      asset: asset.hashcode,
      individual: person.hashcode,
      starts_at: at(later(seedDay, -20), 9),
      ends_at: at(later(seedDay, 40), 17),
      status: 'out',
    });
  }
  const event = tables
    .rowsOf('events')
    .filter(({ starts_on, status }) => String(starts_on) > seedDay && status !== 'cancelled')
    .sort((one, other) => String(one['starts_on']).localeCompare(String(other['starts_on'])))[0];
  if (!event) return;
  const gear = tables.rowsOf('inventoryInstances').filter(({ status }) => status === 'available');
  for (const [index, asset] of gear.slice(0, 5).entries()) {
    const person = employees[6 + index]?.person;
    if (!person) continue;
    tables.add('inventoryReservations', {
      name: `Crew of ${String(event['name'])}`.slice(0, 160),
      asset: asset.hashcode,
      individual: person.hashcode,
      event: event.hashcode,
      starts_at: at(later(String(event['starts_on']), -1), 9),
      ends_at: at(later(String(event['ends_on']), 1), 12),
      status: 'reserved',
    });
  }
}

/** Makes the events that are prepared use the templates of their tasks. */
function addTemplatesInUse(tables: SeedTables): void {
  const names = new Map(tables.rowsOf('taskTemplates').map(({ hashcode, name }) => [hashcode, name]));
  const open = new Set(
    tables.rowsOf('events').flatMap(({ hashcode, status }) => (status === 'open' ? [hashcode] : [])),
  );
  for (const { template, event } of tables.rowsOf('tasks')) {
    const name = names.get(String(template));
    if (name === undefined || !open.has(String(event))) continue;
    tables.add('taskTemplateAssociations', { name, template: template ?? null, event: event ?? null });
  }
}

function addAppointments(
  tables: SeedTables,
  employees: readonly Employed[],
  started: readonly SeedRow[],
): void {
  const event = tables.rowsOf('events').find(({ status }) => status === 'open');
  const organiser = employees[1]?.row.hashcode ?? null;
  const appointments = [
    { name: 'Office meeting', kind: 'meeting', day: 3, hour: 9, hours: 1, project: null },
    { name: 'Handbook: rules', kind: 'meeting', day: 4, hour: 13, hours: 2, project: started[0] ?? null },
    {
      name: 'Walk through the venue',
      kind: 'site_visit',
      day: 11,
      hour: 10,
      hours: 3,
      project: started[1] ?? null,
    },
    { name: 'Crew training', kind: 'training', day: 18, hour: 9, hours: 6, project: started[1] ?? null },
    { name: 'Budget to the board', kind: 'deadline', day: 25, hour: 17, hours: 1, project: null },
  ] as const;
  for (const { name, kind, day, hour, hours, project } of appointments) {
    tables.add('scheduleEvents', {
      name,
      kind,
      starts_at: at(later(seedDay, day), hour),
      ends_at: at(later(seedDay, day), hour + hours),
      organiser,
      event: kind === 'site_visit' ? (event?.hashcode ?? null) : null,
      venue: kind === 'site_visit' ? (event?.['venue'] ?? null) : null,
      project: project?.hashcode ?? null,
      status: 'planned',
    });
  }
}

function at(day: string, hour: number): string {
  return DateTime.fromISO(day, { zone: 'Pacific/Auckland' }).set({ hour }).toUTC().toISO() ?? day;
}
