import { tenants } from '@callboard/all-tenants';
import { registry } from '@callboard/api-contract/collections';
import { certificatesInOne } from '@callboard/api-contract/competition';
import type { AllHandlers } from '../../engine/calls/handler';
import { lazyHandler } from '../../engine/calls/lazyHandler';
import { notFound } from '../../engine/problems';
import type { ActionTools } from '../../engine/tools/ActionTools';
import { actorOf, type RecordContext } from '../../engine/records/recordContext';
import { createReadOne, readRow } from '../../engine/records/recordSql';
import { createCorrectResults } from './actions/correctResults';
import { createDecidePlace } from './actions/decidePlace';
import { createMarkPrivately } from './actions/markPrivately';
import { createPlanRelease } from './actions/planRelease';
import { createReadSheets } from './actions/readSheets';
import { createReleaseResults } from './actions/releaseResults';
import { createReplaceJudge } from './actions/replaceJudge';
import { createReopenSheet } from './actions/reopenSheet';
import { createRunCeremony } from './actions/runCeremony';
import { createScore } from './actions/score';
import { createScoreTryout } from './actions/scoreTryout';
import { createSignSheet } from './actions/signSheet';
import { createSubstituteAct } from './actions/substituteAct';
import { createStepAside } from './actions/stepAside';
import { createReadCeremony, toCeremony } from './ceremony';
import { presentOpenPlaces, readOpenPlaces } from './openPlaces';
import { createReadCorrection } from './queries/readCorrection';
import { readJudging } from './queries/readJudging';
import { readJudgingDesk } from './queries/readJudgingDesk';
import { readStageGraph } from './queries/readStageGraph';
import { castVote, refuseVote } from './vote/castVote';
import { readTicketVotes, readTurnout, readVote, readVoteNames } from './vote/readVote';
import { createRunVote } from './vote/runVote';
import { voteCardsOf } from './vote/voteCards';
import { deviceOf } from './vote/voteSources';
import { networkOf } from '../../engine/networkOf';
import { readCertificates, readPublicResults, readStageResults } from './queries/readResults';

/** The verbs of judges and of the head judge. */
export function createJudgingHandlers(context: RecordContext, { secrets }: Pick<ActionTools, 'secrets'>) {
  const desk = { database: context.database, secrets };
  const readCeremony = createReadCeremony(context);
  const readCorrection = createReadCorrection(context);
  const readStage = createReadOne(registry.stages, context.target);
  return {
    score: lazyHandler(() => createScore(context)),
    signSheet: lazyHandler(() => createSignSheet(context, secrets)),
    stepAside: lazyHandler(() => createStepAside(context)),
    markPrivately: lazyHandler(() => createMarkPrivately(context)),
    scoreTryout: lazyHandler(() => createScoreTryout(context)),
    readSheets: lazyHandler(() => createReadSheets(context)),
    reopenSheet: lazyHandler(() => createReopenSheet(context, secrets)),
    replaceJudge: lazyHandler(() => createReplaceJudge(context)),
    decidePlace: lazyHandler(() => createDecidePlace(context)),
    releaseResults: lazyHandler(() => createReleaseResults(context)),
    correctResults: lazyHandler(() => createCorrectResults(context)),
    planRelease: lazyHandler(() => createPlanRelease(context)),
    substituteAct: lazyHandler(() => createSubstituteAct(context)),
    runCeremony: lazyHandler(() => createRunCeremony(context)),
    runVote: lazyHandler(() => createRunVote(context)),
    castVote: async ({ input, request }) => {
      const { tenant } = request;
      const database = context.database.forTenant(tenant);
      const device = deviceOf(request.headers['user-agent']);
      const guesses = request.server.guessesAt(request, `vote ${input.stage}`);
      const cards = voteCardsOf(secrets, tenant, input.stage);
      const ballot = await refuseVote(database, { tenant, input }, { guesses, cards });
      const cast = { tenant, input, ballot, network: networkOf(request.ip), device };
      await database.write({ actor: null }, (transaction) => castVote(transaction, cast));
      return {};
    },
    audienceVote: async ({ input: { stage }, request }) => {
      const vote = await readVote(context.database, request.tenant, stage);
      if (!vote) throw notFound();
      return vote;
    },
    ticketVotes: async ({ input: { performance }, request }) => ({
      votes: await readTicketVotes(context.database, request.tenant, performance),
    }),
    voteTurnout: async ({ input: { stage }, session }) => {
      const turnout = await readTurnout(context.database, actorOf(session), stage);
      if (!turnout) throw notFound();
      return turnout;
    },
    voteCards: async ({ input: { stage, count: printed }, session }) => {
      const actor = actorOf(session);
      const named = await readVoteNames(context.database, actor, stage);
      if (!named) throw notFound();
      const { codeOf } = voteCardsOf(secrets, actor.tenant, stage);
      const cards = Array.from({ length: Number(printed) }, (_, at) => ({
        nth: at + 1,
        code: codeOf(at + 1),
      }));
      return { ...named, cards };
    },
    ceremony: async ({ input: { stage }, session }) => {
      const actor = actorOf(session);
      return toCeremony(await readCeremony(context.database.forTenant(actor.tenant), actor, stage));
    },
    resultCorrection: async ({ input: { stage }, session }) => {
      const actor = actorOf(session);
      return readCorrection(context.database.forTenant(actor.tenant), actor, stage);
    },
    publicResults: ({ request }) => readPublicResults(context.database, request.tenant),
    stageResults: async ({ input: { stage }, session }) => {
      const results = await readStageResults(context.database, actorOf(session), stage);
      if (!results) throw notFound();
      return results;
    },
    certificates: async ({ input, session }) => {
      const actor = actorOf(session);
      const stage = await readCertificates(context.database, actor, input);
      const from = Number(input.from);
      const acts = stage?.acts.slice(from, from + certificatesInOne) ?? [];
      if (!stage || acts.length === 0) throw notFound();
      const { certificatesPdf, certificateTexts } = await import('./certificatesPdf');
      const part = stage.acts.length > certificatesInOne ? ` ${from + 1}–${from + acts.length}` : '';
      const title = `${certificateTexts[input.language].title} ${stage.name}${part}`;
      return {
        name: `${title.replaceAll(/[\\/:*?"<>|]/g, '')}.pdf`,
        pdf: await certificatesPdf(tenants[actor.tenant].name, { ...stage, acts }, input.language),
        count: acts.length,
        total: stage.acts.length,
      };
    },
    openPlaces: async ({ input: { stage }, session }) => {
      const actor = actorOf(session);
      const rows = context.database.forTenant(actor.tenant);
      const [readable] = await rows.rows(readRow, readStage(actor, stage));
      if (!readable) throw notFound();
      return { stages: (await readOpenPlaces(rows, actor.tenant, stage)).map(presentOpenPlaces) };
    },
    stageGraph: async ({ input: { stage }, session }) => {
      const graph = await readStageGraph(context.database, actorOf(session), stage);
      if (!graph) throw notFound();
      return graph;
    },
    judging: ({ session }) =>
      readJudging(context.database, actorOf(session), { isOwn: session.viewing === null }),
    judgingDesk: async ({ input: { stage }, session }) => {
      const read = await readJudgingDesk(desk, actorOf(session), stage);
      if (!read) throw notFound();
      return read;
    },
    judgingProtocol: async ({ input: { stage, language }, session }) => {
      const actor = actorOf(session);
      const read = await readJudgingDesk(desk, actor, stage);
      // To those who see no score there is no protocol.
      if (!read || (!read.isHead && (read.stage.status !== 'released' || read.stage.isCorrecting)))
        throw notFound();
      const { protocolName, protocolPdf } = await import('./protocolPdf');
      const pdf = await protocolPdf(tenants[actor.tenant].name, read, language);
      return { name: protocolName(read, language), pdf, seals: read.seals, readings: read.readings };
    },
  } satisfies Partial<AllHandlers>;
}
