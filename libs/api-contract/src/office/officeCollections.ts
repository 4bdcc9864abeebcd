import { absences } from './collections/absences';
import { employees } from './collections/employees';
import { inventoryInstances } from './collections/inventoryInstances';
import { inventoryReservations } from './collections/inventoryReservations';
import { milestones } from './collections/milestones';
import { projects } from './collections/projects';
import { projectTasks } from './collections/projectTasks';
import { reportReceivers } from './collections/reportReceivers';
import { reports } from './collections/reports';
import { suppliers } from './collections/suppliers';
import { teams } from './collections/teams';
import { workDocuments } from './collections/workDocuments';

/** The collections of this noun, by their keys: they load together. */
export const officeCollections = {
  absences,
  employees,
  inventoryInstances,
  inventoryReservations,
  milestones,
  projects,
  projectTasks,
  reportReceivers,
  reports,
  suppliers,
  teams,
  workDocuments,
} as const;
