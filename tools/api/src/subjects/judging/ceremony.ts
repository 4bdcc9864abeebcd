import { shownResultsSchema, type Ceremony, type ShownLine } from '@callboard/api-contract/competition';
import { ceremonySteps, resultDifference } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { countMissing } from './countMissing';
import { readPanelStage, type PanelStage } from './panel';
import {
  computeResults,
  linesOf,
  movesOf,
  progressionFactsOf,
  shownLines,
  type ComputedResults,
} from './release';

type Rows = Pick<Transaction, 'rows'>;

const openRow = v.object({
  hashcode: v.string(),
  step: v.number(),
  frozen: v.boolean(),
  releases: v.boolean(),
  driver: v.object({ hashcode: v.string(), title: v.string() }),
  content: shownResultsSchema,
});
/** A ceremony that is open, with the results that it shows. */
export type OpenCeremony = v.InferOutput<typeof openRow>;

/** The ceremony of a stage as the server sees it. */
export interface StageCeremony {
  stage: PanelStage;
  event: string;
  /** Before the release only who leads the stage opens it. */
  canOpen: boolean;
  canRun: boolean;
  /** Null: none is open. */
  open: OpenCeremony | null;
  /** Facts from which the results are computed now; null where they are stored, or cannot be computed yet. */
  computed: ComputedResults | null;
  /** The lines that it shows; where none is open, those that it would show. Null: there are none yet. */
  lines: readonly ShownLine[] | null;
}

/** Reads the ceremony of a stage that the user can read; 404 for others. */
export function createReadCeremony(context: RecordContext) {
  const readOne = createReadOne(context.target('stages'), context.target);

  return async (
    rows: Rows,
    actor: TenantActor,
    hashcode: string,
    lock: 'UPDATE' | null = null,
  ): Promise<StageCeremony> => {
    const [readable] = await rows.rows(readRow, readOne(actor, hashcode));
    if (!readable) throw notFound();
    const { tenant, user } = actor;
    const isOffice = actor.roles.includes('staff') || actor.roles.includes('admin');
    const stage = await readPanelStage(
      rows,
      // The office reads the stage, which was just checked, without a place on its panel.
      { tenant, user, roles: isOffice ? ['admin'] : [] },
      hashcode,
      lock,
    );
    const [event] = await rows.rows(v.object({ name: v.string() }), {
      text: 'SELECT name FROM events WHERE tenant = $1 AND hashcode = $2::uuid',
      values: [tenant, stage.event],
    });
    if (!event) throw notFound();
    const open = await readOpen(rows, tenant, hashcode);
    const isReleased = stage.status === 'released';
    const canOpen = stage.is_leading || (isReleased && isOffice);
    // While it is open only those who opened it compare it with what the results are now.
    const computed = open && !canOpen ? null : await readComputed(rows, tenant, stage);
    const stored = isReleased && !open ? await readStored(rows, tenant, hashcode) : null;
    return {
      stage,
      event: event.name,
      canOpen,
      canRun: stage.is_head || isOffice,
      open,
      computed,
      lines: open?.content.lines ?? stored ?? (computed && shownLines(computed)),
    };
  };
}

/** A ceremony for its audience: of the acts only those that are shown. */
export function toCeremony({
  stage,
  event,
  canOpen,
  canRun,
  open,
  computed,
  lines,
}: StageCeremony): Ceremony {
  const acts = ceremonySteps(lines ?? []);
  const isSealed = stage.status !== 'released';
  return {
    stage: stage.name,
    event,
    canOpen,
    canRun,
    isReady: lines !== null,
    released: !isSealed,
    step: open?.step ?? null,
    steps: acts.length,
    frozen: open?.frozen ?? false,
    releases: open?.releases ?? false,
    driver: open?.driver ?? null,
    line: canOpen && isSealed && !open && computed ? lineOf(stage, computed) : null,
    changed: canOpen && isSealed && open && computed ? changedSince(open, computed) : null,
    acts: acts
      .slice(0, open?.step ?? 0)
      .map(({ name, school, place, total }) => ({ name, school, place, total })),
  };
}

/** The acts that would go on, and those that share the place at the line; null where the stage leads nowhere. */
function lineOf(stage: PanelStage, computed: ComputedResults): Ceremony['line'] {
  const progression = movesOf(stage, computed);
  if (!progression) return null;
  const names = new Map(computed.acts.map(({ entry, name }) => [entry, name]));
  const named = (entry: string) => ({ entry, name: names.get(entry) ?? '' });
  const question = progression.isDecided ? undefined : progression.prompted.at(-1);
  return {
    facts: progressionFactsOf(stage, computed),
    goOn: progression.moves.map(({ entry }) => named(entry)),
    tied: question ? { places: question.places, acts: question.entries.map(named) } : null,
  };
}

/** Differences that a ceremony would show if it were opened again. An act that withdrew meanwhile has no line any more. */
function changedSince(
  { content }: OpenCeremony,
  computed: ComputedResults,
): NonNullable<Ceremony['changed']> {
  const before = linesOf(content.lines, []);
  const now = linesOf(shownLines(computed), []);
  const withdrawn = before
    .filter(({ entry }) => now.every((line) => line.entry !== entry))
    .map((line) => ({ ...line, state: 'withdrawn' as const, place: null, total: null, feedback: null }));
  return resultDifference(before, [...now, ...withdrawn]);
}

/** The ceremony of a stage that is open. */
async function readOpen(rows: Rows, tenant: string, stage: string): Promise<OpenCeremony | null> {
  const [open = null] = await rows.rows(openRow, {
    text: `SELECT c.hashcode, c.step, coalesce(c.frozen, false) AS frozen, coalesce(c.releases, false) AS releases,
        json_build_object('hashcode', u.hashcode, 'title', u.qed_title) AS driver, c.content
      FROM ceremonies c JOIN users u ON u.tenant = c.tenant AND u.hashcode = c.driver
      WHERE c.tenant = $1 AND c.stage = $2::uuid AND c.status = 'open'`,
    values: [tenant, stage],
  });
  return open;
}

/** The results before the release; null before all sheets are signed, and after it. */
async function readComputed(rows: Rows, tenant: string, stage: PanelStage): Promise<ComputedResults | null> {
  if (stage.status !== 'closed' || !stage.rubric) return null;
  const computed = await computeResults(rows, tenant, stage);
  return (await countMissing(rows, tenant, stage.hashcode, computed)) > 0 ? null : computed;
}

const { item: line } = shownResultsSchema.entries.lines;

async function readStored(rows: Rows, tenant: string, stage: string): Promise<ShownLine[]> {
  return rows.rows(v.object(line.entries), {
    text: `SELECT a.entry, a.name, o.qed_title AS school, a.state, a.place, a.total, NULL AS because, NULL AS feedback FROM stage_entries a
        JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
        LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND a.state IS NOT NULL ORDER BY a.hashcode`,
    values: [tenant, stage],
  });
}
