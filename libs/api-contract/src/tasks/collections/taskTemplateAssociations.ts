import { defineCollection } from '../../defineCollection';
import { reference, text } from '../../fields/kinds';
import { officeOnly } from '../../access.data';
import { byEvent } from '../../dated.data';

/** Templates used by events: the task of an event is made with them. */
export const taskTemplateAssociations = defineCollection({
  name: 'taskTemplateAssociations',
  path: 'task/template_associations',
  tenantAliases: {
    showquest: [
      'showquest/task_template_associations',
      'showquest/task_template_association/task_template_associations',
    ],
    rockquest: [
      'rockquest/task_template_associations',
      'rockquest/task_template_association/task_template_associations',
    ],
  },
  model: 'task.TemplateAssociation',
  label: { one: 'Template in use', many: 'Templates in use' },
  fields: {
    // The template's, when it was taken up.
    name: text({
      label: 'Task',
      required: true,
      max: 160,
      serverOwned: true,
      search: true,
      sort: true,
      column: 'shown',
    }),
    template: reference({
      label: 'Task template',
      to: 'taskTemplates',
      required: true,
      immutable: true,
      column: 'shown',
    }),
    event: reference({ label: 'Event', ...byEvent, required: true, immutable: true, column: 'shown' }),
  },
  title: ['name'],
  subtitle: 'template',
  avatar: { icon: 'checklist', shape: 'square' },
  page: '/task-template-associations/{hashcode}',
  access: officeOnly,
  never: ['update'],
  distinct: [{ fields: ['template', 'event'] }],
  opensOn: { season: 'event' },
  ordering: 'name',
});
