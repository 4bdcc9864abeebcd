import { tasks } from './collections/tasks';
import { taskTemplateAssociations } from './collections/taskTemplateAssociations';
import { taskTemplates } from './collections/taskTemplates';

/** The collections of this noun, by their keys: they load together. */
export const tasksCollections = {
  tasks,
  taskTemplateAssociations,
  taskTemplates,
} as const;
