import type { Ceremony } from '@callboard/api-contract/competition';
import { ceremonySteps } from '@callboard/domain/judging';
import * as v from 'valibot';
import type { Transaction } from '../../engine/database/TenantDatabase';
import { notFound } from '../../engine/problems';
import type { TenantActor } from '../../engine/records/actor';
import type { RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { countMissing } from './countMissing';
import { readPanelStage, type PanelStage } from './panel';
import { computeResults, type ComputedResults } from './release';

type Rows = Pick<Transaction, 'rows'>;
type ShownAct = Ceremony['acts'][number];

const ceremonyRow = v.object({
  event: v.string(),
  step: v.nullable(v.number()),
  frozen: v.boolean(),
  releases: v.boolean(),
  driver: v.nullable(v.object({ hashcode: v.string(), title: v.string() })),
});

/** A ceremony as the server sees it, with all of its acts. */
export interface StageCeremony extends v.InferOutput<typeof ceremonyRow> {
  stage: PanelStage;
  /** Before the release the head judge alone opens it. */
  canOpen: boolean;
  canRun: boolean;
  isReady: boolean;
  /** What the results are computed from; null once they are stored, or before judging is closed. */
  computed: ComputedResults | null;
  /** In the order in which they are shown. */
  acts: readonly ShownAct[];
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
    const isOffice = actor.roles.includes('staff') || actor.roles.includes('admin');
    const stage = await readPanelStage(
      rows,
      // The office reads the stage, which was just checked, without a place on its panel.
      { tenant: actor.tenant, user: actor.user, roles: isOffice ? ['admin'] : [] },
      hashcode,
      lock,
    );
    const [ceremony] = await rows.rows(ceremonyRow, {
      text: `SELECT e.name AS event, s.ceremony_step AS step, coalesce(s.ceremony_frozen, false) AS frozen,
          coalesce(s.ceremony_releases, false) AS releases,
          CASE WHEN u.hashcode IS NOT NULL THEN json_build_object('hashcode', u.hashcode, 'title', u.qed_title) END AS driver
        FROM stages s JOIN events e ON e.tenant = s.tenant AND e.hashcode = s.event
          LEFT JOIN users u ON u.tenant = s.tenant AND u.hashcode = s.ceremony_driver
        WHERE s.tenant = $1 AND s.hashcode = $2::uuid`,
      values: [actor.tenant, hashcode],
    });
    if (!ceremony) throw notFound();
    const isReleased = stage.status === 'released';
    const computed = await readComputed(rows, actor.tenant, stage);
    const acts = isReleased ? await readStored(rows, actor.tenant, hashcode) : toShown(computed);
    return {
      ...ceremony,
      stage,
      canOpen: stage.is_head || actor.roles.includes('admin') || (isReleased && isOffice),
      canRun: stage.is_head || isOffice,
      isReady: isReleased || computed !== null,
      computed,
      acts,
    };
  };
}

/** What those who watch it get: of the acts only those that are shown. */
export function toCeremony(read: StageCeremony): Ceremony {
  const { stage, event, canOpen, canRun, isReady, step, frozen, releases, driver, acts } = read;
  return {
    stage: stage.name,
    event,
    canOpen,
    canRun,
    isReady,
    released: stage.status === 'released',
    step,
    steps: acts.length,
    frozen,
    releases,
    driver,
    acts: acts.slice(0, step ?? 0),
  };
}

/** The results before the release; null before all sheets are signed, and after it. */
async function readComputed(rows: Rows, tenant: string, stage: PanelStage): Promise<ComputedResults | null> {
  if (stage.status !== 'closed' || !stage.rubric) return null;
  const computed = await computeResults(rows, tenant, stage);
  return (await countMissing(rows, tenant, stage.hashcode, computed)) > 0 ? null : computed;
}

function toShown(computed: ComputedResults | null): ShownAct[] {
  if (!computed) return [];
  const { acts, results } = computed;
  const byEntry = new Map(acts.map((act) => [act.entry, act]));
  return ceremonySteps(
    results.map(({ entry, place, total }) => {
      const act = byEntry.get(entry);
      return { name: act?.name ?? '', school: act?.school_name ?? null, place, total };
    }),
  );
}

const storedRow = v.object({
  name: v.string(),
  school: v.nullable(v.string()),
  place: v.nullable(v.number()),
  total: v.nullable(v.string()),
});

async function readStored(rows: Rows, tenant: string, stage: string): Promise<ShownAct[]> {
  const acts = await rows.rows(storedRow, {
    text: `SELECT a.name, o.qed_title AS school, a.place, a.total FROM stage_entries a
        JOIN entries n ON n.tenant = a.tenant AND n.hashcode = a.entry
        LEFT JOIN organization_structures o ON o.tenant = n.tenant AND o.hashcode = n.organisation
      WHERE a.tenant = $1 AND a.stage = $2::uuid AND a.feedback IS NOT NULL ORDER BY a.hashcode`,
    values: [tenant, stage],
  });
  return ceremonySteps(acts);
}
