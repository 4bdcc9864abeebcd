import type { ParsedInputOf } from '@callboard/api-contract/actions';
import { registry } from '@callboard/api-contract/collections';
import type { ShownResults } from '@callboard/api-contract/competition';
import { sentences } from '@callboard/api-contract/sentences';
import { ceremonySteps } from '@callboard/domain/judging';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { addJob } from '../../../engine/jobs/queue';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { step as statusStep } from '../../../engine/records/step';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createReadCeremony, type OpenCeremony, type StageCeremony } from '../ceremony';
import { releasePlanned } from '../judging.jobs';
import { refuseUnderCeremony } from '../panel';
import { decideLine, writeRelease } from '../release';

type Call = RecordCall<'runCeremony'>;
type Opening = Extract<ParsedInputOf<'runCeremony'>, { step: 'open' }>;

/**
 * Makes a step of a ceremony. With the stage locked, two taps at one time make one step; where it is stands on the server alone, so that
 * a projector that starts again goes on where it was. One person runs it at a time.
 */
export function createRunCeremony(context: RecordContext): Handler<'runCeremony'> {
  const readCeremony = createReadCeremony(context);
  return (call) =>
    writeOnce(context, registry.stages, call, async (transaction) => {
      const { actor, target, input } = call;
      const ceremony = await readCeremony(transaction, actor, target, 'UPDATE');
      if (!ceremony.canRun) throw refusedAction(sentences.notHeadJudge(), {}, 403);
      if (input.step === 'open') await open(transaction, call, ceremony, input);
      else await move(transaction, call, ceremony);
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

/** Opens it with the results as they are now: nothing that changes later changes what it shows. */
async function open(
  transaction: Transaction,
  { actor, target }: Call,
  ceremony: StageCeremony,
  input: Opening,
): Promise<void> {
  const { canOpen, stage } = ceremony;
  if (!canOpen) throw refusedAction(sentences.notHeadJudge(), {}, 403);
  refuseUnderCeremony(stage);
  if (stage.status !== 'closed' && stage.status !== 'released')
    throw refusedAction(sentences.resultsNotClosed(), {}, 409);
  const releases = input.releases && stage.status === 'closed';
  await transaction.query({
    text: `INSERT INTO ceremonies (tenant, name, event, stage, step, frozen, releases, driver, content, status)
      VALUES ($1, $2, $3::uuid, $4::uuid, 0, false, $5, $6::uuid, $7::jsonb, 'open')`,
    values: [
      actor.tenant,
      stage.name,
      stage.event,
      target,
      releases,
      actor.user,
      JSON.stringify(resultsToShow(ceremony, releases ? input : null)),
    ],
  });
}

/** The results that it will show, with the acts that go on where it releases them. */
function resultsToShow({ stage, computed, lines }: StageCeremony, input: Opening | null): ShownResults {
  if (!lines) throw refusedAction(sentences.ceremonySheets(), {}, 409);
  return input && computed
    ? decideLine(stage, computed, input)
    : { lines: [...lines], goOn: [], moves: [], tie: null };
}

async function move(
  transaction: Transaction,
  { actor, target, input }: Call,
  { stage, open: ceremony }: StageCeremony,
): Promise<void> {
  if (!ceremony) throw refusedAction(sentences.ceremonyNotOpen(), {}, 409);
  const { step, frozen, releases, driver, content } = ceremony;
  if (input.step === 'drive') {
    await store(transaction, actor.tenant, ceremony, { driver: actor.user });
    return;
  }
  if (driver.hashcode !== actor.user)
    throw refusedAction(sentences.ceremonyDriven({ name: driver.title }), {}, 409);
  if (input.step === 'close') {
    await close(transaction, actor.tenant, ceremony);
    // A release whose time came meanwhile has waited; where there is none, it does nothing.
    await addJob(transaction, releasePlanned, { tenant: actor.tenant, stage: target });
  }
  if (input.step === 'freeze' || input.step === 'resume')
    await store(transaction, actor.tenant, ceremony, { frozen: input.step === 'freeze' });
  if (input.step !== 'next' && input.step !== 'back') return;
  if (frozen) throw refusedAction(sentences.ceremonyFrozen(), {}, 409);
  const last = ceremonySteps(content.lines).length;
  const to = input.step === 'next' ? step + 1 : step - 1;
  if (input.from !== step || to < 0 || to > last) throw refusedAction(sentences.ceremonyMoved(), {}, 409);
  await store(transaction, actor.tenant, ceremony, { step: to });
  // The last step releases what was shown, where it was opened so; back and on again, it is released already.
  if (to === last && releases && stage.status === 'closed')
    await writeRelease(transaction, actor.tenant, stage, content, actor.user);
}

async function store(
  transaction: Transaction,
  tenant: string,
  { hashcode, ...ceremony }: OpenCeremony,
  changes: { step?: number; frozen?: boolean; driver?: string },
): Promise<void> {
  const { step, frozen, driver } = { ...ceremony, driver: ceremony.driver.hashcode, ...changes };
  await transaction.query({
    text: `UPDATE ceremonies SET step = $3, frozen = $4, driver = $5::uuid WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode, step, frozen, driver],
  });
}

/** Closes it without what it showed: opened again, it shows the results as they are then. */
async function close(transaction: Transaction, tenant: string, { hashcode }: OpenCeremony): Promise<void> {
  await transaction.query({
    text: `UPDATE ceremonies SET ${statusStep('ceremonies', 'closed').set}, content = NULL, closed_at = now()
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [tenant, hashcode],
  });
}
