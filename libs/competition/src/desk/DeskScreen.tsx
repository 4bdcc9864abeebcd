import { queries } from '@callboard/api-client/actions';
import { hasRole } from '@callboard/api-contract';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { useSession } from '@callboard/auth';
import { QueryView, EmptyState } from '@callboard/ui-kit/display';
import { Skeleton, buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { HandedOverWork } from '../handed-over/HandedOverWork';
import { CorrectionPanel } from './CorrectionPanel';
import { deskResults } from './deskFacts';
import { deskMessages as words } from './deskMessages';
import { DeskPanel } from './DeskPanel';
import { DeskSheets } from './DeskSheets';
import { DeskTryout } from './DeskTryout';
import { ReleasePanel } from './ReleasePanel';
import { SealProblems } from './SealProblems';
import { SheetReadings } from './SheetReadings';
import { Standings } from './Standings';

/** How far the judging of a stage is; its head judge sees all sheets, and releases the results. */
export function Screen() {
  const { hashcode = '' } = useParams();
  const { data, ...query } = queries.judgingDesk.useQuery({ stage: hashcode });
  return (
    <Page>
      <QueryView query={{ ...query, value: data, retry: query.refetch }} loading={<Skeleton lines={8} />}>
        {(desk) => <Desk {...desk} />}
      </QueryView>
    </Page>
  );
}

function Desk(desk: JudgingDesk) {
  const { stage, isHead, acts, tie } = desk;
  const namesOf = (entries: readonly string[]) =>
    acts.flatMap(({ hashcode, name }) => (entries.includes(hashcode) ? [name] : [])).join(', ');
  const labelOf = (code: string) =>
    stage.rubric?.criteria.find((criterion) => criterion.code === code)?.label ?? code;
  const { roles } = useSession();
  const isStaff = hasRole(roles, ['staff']);
  const results = deskResults(desk);
  const isReleased = stage.status === 'released';
  return (
    <>
      <PageHeader
        above={
          isStaff ? (
            <Link to={`/stages/${stage.hashcode}`}>{words.openStage}</Link>
          ) : (
            <Link to="/judging">{words.openJudging}</Link>
          )
        }
        title={words.title(stage.name)}
        subtitle={stage.event.title}
        actions={
          <>
            {stage.rubric && (
              <Link {...buttonVariant()} to={`/stages/${stage.hashcode}/judging/print`}>
                {words.print}
              </Link>
            )}
            {(stage.status === 'closed' || isReleased) && (
              <Link {...buttonVariant()} to={`/stages/${stage.hashcode}/ceremony/remote`}>
                {words.ceremony}
              </Link>
            )}
          </>
        }
      />
      <Stack>
        <SealProblems desk={desk} />
        <HandedOverWork of={{ stage: stage.hashcode }} labelOf={labelOf} />
        {isReleased && !stage.isCorrecting && <Banner kind="success">{words.released}</Banner>}
        {!isHead && (!isReleased || stage.isCorrecting) && <Banner>{words.sealed}</Banner>}
        {stage.ceremony !== null && (
          <Banner
            actions={
              <Link {...buttonVariant()} to={`/stages/${stage.hashcode}/ceremony/remote`}>
                {words.openCeremony}
              </Link>
            }
          >
            {words.ceremonyOpen(stage.ceremony)}
          </Banner>
        )}
        {tie && (
          <Card title={words.tieTitle}>
            <p>{words.tieOf(namesOf(tie.entries), namesOf(tie.goOn))}</p>
            <p>{tie.reason}</p>
          </Card>
        )}
        {isReleased && <CorrectionPanel desk={desk} />}
        <DeskPanel {...desk} />
        <SheetReadings desk={desk} />
        <DeskTryout desk={desk} />
        {results &&
          (results.standings.some(({ total }) => total !== null) ? (
            <Standings desk={desk} results={results} />
          ) : (
            <EmptyState icon="star" title={words.noResults}>
              {words.noResultsText}
            </EmptyState>
          ))}
        {results && isHead && !isReleased && <ReleasePanel desk={desk} standings={results.standings} />}
        {results && <DeskSheets desk={desk} results={results} />}
      </Stack>
    </>
  );
}
