import { randomUUID } from 'node:crypto';
import { does, judgeAct, makeStage, marksOf, onStage } from '../../testKit/judgingKit';
import { callOn, drawOf, leagueOf, makeLeague, pointsOf } from '../../testKit/leagueKit';
import type { TestClient } from '../../testKit/startTestApi';
import { noJudge, overForLong, reason, transit, type Office, type RowCase } from './rowCase';

const seats = 'competition/panel_judges';

/** A stage of two acts, that the first judge leads and the second judges. */
async function evening(office: Office) {
  const { api, staff, maker } = office;
  const [head, judge] = [await api.loginAs('showquest', 'judge'), await api.loginAs('showquest', 'judge')];
  const fields = { tryout: 'The winner of last year' };
  const stage = await makeStage(api, { maker, staff, judges: [head, judge], fields });
  const [first, second] = stage.acts.map(({ hashcode }) => hashcode);
  const [lead, seat] = stage.panel.map(({ hashcode }) => hashcode);
  const target = stage.stage.hashcode;
  const losses = (client: TestClient, row = '') => ({
    'the seat is stood down': () => transit(office.admin, seats, 'stand_down', row),
    'another judge has the seat': async () =>
      api.asOwner('UPDATE panel_judges SET judge = $2 WHERE hashcode = $1', [
        row,
        (await api.loginAs('showquest', 'judge')).user,
      ]),
    'the event is over for long': () => overForLong(office, stage.event.hashcode),
    'they judge no more': () => noJudge(office, client),
  });
  return { stage, target, head, judge, first, second, lead, seat, losses };
}

/** A seat on the panel of a stage. */
export async function seatOnPanel(office: Office): Promise<RowCase> {
  const { stage, target, head, judge, first, second, seat, losses } = await evening(office);
  const marks = marksOf({ music: 5, stage: 5 });
  const note = { note: 'Ask about the song', isMarked: true, madeAt: new Date().toISOString() };
  return {
    client: judge,
    calls: {
      score: { target, input: { entry: first, marks } },
      signSheet: { target, input: { entry: first } },
      stepAside: { target, input: { entry: second, aside: true, reason } },
      markPrivately: { target, input: { entry: first, ...note } },
      scoreTryout: { target, input: { marks: marksOf({ music: 5 }) } },
    },
    losses: {
      ...losses(judge, seat),
      'a substitute has the seat': async () => {
        const substitute = (await office.api.loginAs('showquest', 'judge')).user;
        return onStage(head, 'replace_judge', stage, {
          judge: judge.user,
          to: 'substitute',
          substitute,
          reason,
        });
      },
    },
  };
}

/** The seat of the head judge. */
export async function headOfPanel(office: Office): Promise<RowCase> {
  const { stage, target, head, judge, second, lead = '', losses } = await evening(office);
  await judgeAct(judge, stage, 0, { music: 5, stage: 5 });
  const [sheet] = await office.api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM score_sheets WHERE stage = $1',
    [target],
  );
  const works = [
    await handOver(office, judge, target, second),
    await handOver(office, judge, target, second),
  ];
  return {
    client: head,
    calls: {
      takeOverWork: { input: { work: works[0] } },
      dismissWork: { input: { work: works[1], reason } },
      reopenSheet: { target, input: { sheet: sheet?.hashcode, reason } },
      replaceJudge: { target, input: { judge: judge.user, to: 'fewer', reason } },
      planRelease: { target, input: { at: '2099-05-07T09:00:00.000Z' } },
      decidePlace: { target, input: { entry: second, to: 'sheets' } },
      releaseResults: { target, input: { goOn: [] } },
      correctResults: { target, input: { step: 'open', reason } },
      runCeremony: { target, input: { step: 'open', releases: false } },
    },
    losses: {
      ...losses(head, lead),
      'they judge only': () => transit(office.admin, seats, 'judge_only', lead),
    },
  };
}

/** The one who runs a ceremony that is open. */
export async function driver(office: Office): Promise<RowCase> {
  const { stage, target, head, judge, lead = '', losses } = await evening(office);
  for (const client of [head, judge])
    for (const act of [0, 1]) await judgeAct(client, stage, act, { music: 5 + act, stage: 5 });
  await does(office.staff, 'competition/stages', 'close_judging', target);
  const { status, body } = await onStage(head, 'run_ceremony', stage, { step: 'open', releases: false });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return {
    client: head,
    // As often as it is called: it is frozen already.
    calls: { runCeremony: { target, input: { step: 'freeze' } } },
    losses: {
      ...losses(head, lead),
      'another runs it': () => onStage(office.staff, 'run_ceremony', stage, { step: 'drive' }),
      'they judge only': () => transit(office.admin, seats, 'judge_only', lead),
    },
  };
}

/** A seat on the panel of a stage in which teams play. */
export async function seatOnGames(office: Office): Promise<RowCase> {
  const { api, staff, maker } = office;
  const client = await api.loginAs('basketball', 'judge');
  const league = await makeLeague(api, { maker });
  const { hashcode: stage } = league.stage;
  const { hashcode: event } = league.event;
  await callOn(staff, 'stages', 'draw_league', stage, drawOf(league));
  const [game] = (await leagueOf(staff, league)).games;
  const target = game?.hashcode ?? '';
  const seat = await maker.make('panelJudges', { event, stage, judge: client.user });
  return {
    client,
    calls: {
      recordScore: { target, input: { steps: [pointsOf('home', 2)] } },
      postponeGame: { target, input: { reason } },
      abandonGame: { target, input: { reason } },
      forfeitGame: { target, input: { by: 'home' } },
      finishGame: { target },
    },
    losses: {
      'the seat is stood down': () => does(staff, seats, 'stand_down', seat.hashcode),
      'the seat is deleted': () => staff.call('DELETE', `${seats}/${seat.hashcode}`),
      'the event is over for long': () => overForLong(office, event),
      'they judge no more': () => noJudge(office, client),
    },
  };
}

/** Judge's work on a device, which the server refused. */
async function handOver(
  { api }: Office,
  client: TestClient,
  stageOf: string,
  entry: string | undefined,
): Promise<string> {
  const call = {
    target: stageOf,
    action: 'score',
    input: { entry, marks: marksOf({ music: 8, stage: 8 }) },
    madeAt: new Date(Date.now() - 60_000).toISOString(),
    offset: 0,
    key: randomUUID(),
    text: 'Scored Anchor',
  };
  const { status, body } = await client.call('POST', 'handed-over-work', { calls: [call], refusal: 'No.' });
  if (status !== 200) throw new Error(JSON.stringify(body));
  const [work] = await api.asOwner<{ hashcode: string }>(
    'SELECT hashcode FROM handed_over_work WHERE stage = $1 AND key = $2',
    [stageOf, call.key],
  );
  return work?.hashcode ?? '';
}
