import type { EntrantTask, Random } from '@callboard/api-contract/tenant';
import { progressOf, scoreOf } from '@callboard/domain/forms';
import { DateTime } from 'luxon';
import { nameOf } from './addPeople';
import { seedDay } from './planEvents';
import type { SeedRow, SeedTables } from './seedRows';

interface Sources {
  setTask: EntrantTask;
  /** The contact whose answers are in every status. */
  holder: SeedRow;
}

/**
 * What the accepted schools answered to the task of their event: most have, some got a request for a change, some have only
 * begun.
 */
export function addAnswers(tables: SeedTables, random: Random, sources: Sources): void {
  const { holder } = sources;
  const tasks = new Map(
    tables
      .rowsOf('tasks')
      .filter(({ audience }) => audience === 'participant')
      .map((task) => [task['event'], task]),
  );
  const versions = new Map(tables.rowsOf('formEditions').map((version) => [version['definition'], version]));
  const people = new Map(tables.rowsOf('individuals').map((person) => [person.hashcode, person]));
  const members = studentsByEntry(tables.rowsOf('participants'));
  const events = new Map(tables.rowsOf('events').map((event) => [event.hashcode, event['status']]));
  let ofHolder = 0;
  for (const entry of tables.rowsOf('entries')) {
    const isHolders = entry['contact'] === holder.hashcode;
    const isNear = events.get(String(entry['event'])) !== 'open';
    const task = tasks.get(entry['event']);
    const contact = people.get(String(entry['contact']));
    const version = versions.get(task?.['form']);
    if (!task || !contact || !version || entry['status'] !== 'accepted' || !(isNear || isHolders)) continue;
    const state = isHolders ? holdersStates[ofHolder++ % holdersStates.length] : stateOf(random.next());
    if (!state) continue;
    const answer = sources.setTask.answer(
      {
        name: String(entry['name']),
        contact: nameOf(contact),
        phone: typeof contact['phone'] === 'string' ? contact['phone'] : '021 555 0100',
        members: members.get(entry.hashcode) ?? [],
      },
      random,
    );
    addAnswer(tables, random, { entry, task, version, answer, state, setTask: sources.setTask });
  }
}

/** The names of the students in each entry. */
function studentsByEntry(rows: readonly SeedRow[]): ReadonlyMap<unknown, string[]> {
  const names = new Map<unknown, string[]>();
  for (const { entry, name, year_level } of rows) {
    if (year_level === null) continue;
    const own = names.get(entry) ?? [];
    names.set(entry, own);
    own.push(String(name));
  }
  return names;
}

type State = 'submitted' | 'approved' | 'change_requested' | 'open';
const holdersStates: readonly State[] = ['change_requested', 'submitted', 'open'];

/** Null: nothing is answered yet. */
function stateOf(chance: number): State | null {
  if (chance < 0.35) return 'approved';
  if (chance < 0.62) return 'submitted';
  if (chance < 0.7) return 'change_requested';
  return chance < 0.8 ? 'open' : null;
}

interface Answered {
  entry: SeedRow;
  task: SeedRow;
  version: SeedRow;
  answer: ReturnType<EntrantTask['answer']>;
  state: State;
  setTask: EntrantTask;
}

function addAnswer(
  tables: SeedTables,
  random: Random,
  { entry, task, version, answer, state, setTask: { form, change } }: Answered,
): void {
  const today = DateTime.fromISO(seedDay, { zone: 'Pacific/Auckland' }).set({ hour: 18 });
  const isWhole = state !== 'open';
  const answers = isWhole ? answer : Object.fromEntries(Object.entries(answer).slice(0, 1));
  tables.add('formInstances', {
    name: entry['name'] ?? null,
    individual: entry['contact'] ?? null,
    definition: version['definition'] ?? null,
    edition: version.hashcode,
    task: task.hashcode,
    entry: entry.hashcode,
    comment: state === 'change_requested' ? change : null,
    answers,
    progress: progressOf(form.content, answers),
    score: isWhole ? scoreOf(form.content, answer) : null,
    submitted: isWhole
      ? (today
          .minus({ hours: random.integer(5, 400) })
          .toUTC()
          .toISO() ?? null)
      : null,
    status: state,
  });
}
