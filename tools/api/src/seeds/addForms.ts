import type { EntrantTask, SeedForm } from '@callboard/api-contract/tenant';
import type { EventPlan } from './season';
import type { SeedRow, SeedTables } from './seedRows';
import { debriefForm } from './words/forms.data';

/** Task of every event: two of staff, and one of everyone who entered. */
interface SeedTemplate {
  name: string;
  instructions: string;
  audience: 'staff' | 'participant';
  per_entry: boolean;
  anchor: 'starts_on' | 'ends_on' | 'entries_close';
  days: number;
  form: string | null;
}

/** Two forms that are published, and the templates of tasks that use them. */
export function addForms(tables: SeedTables, { task, instructions, form }: EntrantTask): SeedRow[] {
  const added = addForm(tables, form);
  const debrief = addForm(tables, debriefForm);
  const templates: SeedTemplate[] = [
    {
      name: task,
      instructions,
      audience: 'participant',
      per_entry: true,
      anchor: 'entries_close',
      days: 7,
      form: added.hashcode,
    },
    {
      name: 'Confirm the venue and its keys',
      instructions: 'Ring the venue, name who opens and who locks up.',
      audience: 'staff',
      per_entry: false,
      anchor: 'starts_on',
      days: -14,
      form: null,
    },
    {
      name: 'Write the debrief',
      instructions: 'While it is fresh: what went well, what did not.',
      audience: 'staff',
      per_entry: false,
      anchor: 'ends_on',
      days: 3,
      form: debrief.hashcode,
    },
  ];
  return templates.map((template) => tables.add('taskTemplates', { ...template, status: 'active' }));
}

function addForm(tables: SeedTables, { name, description, content }: SeedForm): SeedRow {
  const form = tables.add('formDefinitions', {
    name,
    description,
    content,
    edition: 1,
    is_changed: false,
    status: 'published',
  });
  tables.add('formEditions', { name, definition: form.hashcode, number: 1, content });
  return form;
}

/** The tasks of an event that is ahead or under way: by day they are counted from it. */
export function addTasks(
  tables: SeedTables,
  templates: readonly SeedRow[],
  plan: EventPlan,
  event: SeedRow,
): void {
  if (!['open', 'closed', 'running'].includes(plan.status)) return;
  for (const template of templates) {
    if (template['anchor'] === 'entries_close' && event['entries_close'] === null) continue;
    const {
      name = '',
      instructions = null,
      audience = '',
      anchor = '',
      days = 0,
      form = null,
      per_entry = false,
    } = template;
    tables.add('tasks', {
      name,
      priority: audience === 'participant' ? 'high' : 'medium',
      event: event.hashcode,
      instructions,
      audience,
      per_entry,
      form,
      due_on: null,
      anchor,
      days,
      template: template.hashcode,
      status: 'open',
    });
  }
}
