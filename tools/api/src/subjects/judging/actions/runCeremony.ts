import { registry } from '@callboard/api-contract/collections';
import { sentences } from '@callboard/api-contract/sentences';
import type { Handler, RecordCall } from '../../../engine/calls/handler';
import type { Transaction } from '../../../engine/database/TenantDatabase';
import { refusedAction } from '../../../engine/problems';
import { succeeded } from '../../../engine/records/answer';
import type { RecordContext } from '../../../engine/records/recordContext';
import { writeOnce } from '../../../engine/records/writeOnce';
import { createReadCeremony, type StageCeremony } from '../ceremony';
import { movesOf, writeRelease } from '../release';

type Call = RecordCall<'runCeremony'>;

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
      if (input.step === 'open') await open(transaction, call, ceremony, input.releases);
      else await move(transaction, call, ceremony);
      return { status: 200, body: succeeded('{}'), headers: {} };
    });
}

async function open(
  transaction: Transaction,
  call: Call,
  ceremony: StageCeremony,
  releases: boolean,
): Promise<void> {
  const { canOpen, isReady, stage } = ceremony;
  if (!canOpen) throw refusedAction(sentences.notHeadJudge(), {}, 403);
  if (stage.status !== 'closed' && stage.status !== 'released')
    throw refusedAction(sentences.resultsNotClosed(), {}, 409);
  if (!isReady) throw refusedAction(sentences.ceremonySheets(), {}, 409);
  const willRelease = releases && stage.status === 'closed';
  if (willRelease && isTied(ceremony)) throw refusedAction(sentences.ceremonyTied(), {}, 409);
  await store(transaction, call, { step: 0, frozen: false, releases: willRelease, driver: call.actor.user });
}

async function move(transaction: Transaction, call: Call, ceremony: StageCeremony): Promise<void> {
  const { actor, input } = call;
  const { step, frozen, releases, driver, acts } = ceremony;
  if (step === null) throw refusedAction(sentences.ceremonyNotOpen(), {}, 409);
  const now = { step, frozen, releases, driver: driver?.hashcode ?? actor.user };
  if (input.step === 'drive') {
    await store(transaction, call, { ...now, driver: actor.user });
    return;
  }
  if (driver && driver.hashcode !== actor.user)
    throw refusedAction(sentences.ceremonyDriven({ name: driver.title }), {}, 409);
  if (input.step === 'close') await store(transaction, call, { ...now, step: null, frozen: false });
  if (input.step === 'freeze' || input.step === 'resume')
    await store(transaction, call, { ...now, frozen: input.step === 'freeze' });
  if (input.step !== 'next' && input.step !== 'back') return;
  if (frozen) throw refusedAction(sentences.ceremonyFrozen(), {}, 409);
  const to = input.step === 'next' ? step + 1 : step - 1;
  if (input.from !== step || to < 0 || to > acts.length)
    throw refusedAction(sentences.ceremonyMoved(), {}, 409);
  await store(transaction, call, { ...now, step: to });
  if (to === acts.length && releases) await releaseWith(transaction, call, ceremony);
}

/** The last step releases the results, where it was opened so. */
async function releaseWith(
  transaction: Transaction,
  { actor }: Call,
  ceremony: StageCeremony,
): Promise<void> {
  const { stage, computed } = ceremony;
  // Released by hand meanwhile.
  if (!computed) return;
  if (isTied(ceremony)) throw refusedAction(sentences.ceremonyTied(), {}, 409);
  const goOn = movesOf(stage, computed)?.moves.map(({ entry }) => entry) ?? [];
  await writeRelease(transaction, actor.tenant, stage, computed, goOn);
}

function isTied({ stage, computed }: StageCeremony): boolean {
  return computed !== null && (movesOf(stage, computed)?.questions.length ?? 0) > 0;
}

interface CeremonyState {
  step: number | null;
  frozen: boolean;
  releases: boolean;
  driver: string;
}

async function store(
  transaction: Transaction,
  { actor, target }: Call,
  { step, frozen, releases, driver }: CeremonyState,
): Promise<void> {
  await transaction.query({
    text: `UPDATE stages SET ceremony_step = $3, ceremony_frozen = $4, ceremony_releases = $5, ceremony_driver = $6::uuid
      WHERE tenant = $1 AND hashcode = $2::uuid`,
    values: [actor.tenant, target, step, frozen, releases, driver],
  });
}
