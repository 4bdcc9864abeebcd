import { queries } from '@callboard/api-client/actions';
import { hasRole } from '@callboard/api-contract';
import type { JudgingDesk } from '@callboard/api-contract/competition';
import { useSession } from '@callboard/auth';
import { QueryView, EmptyState } from '@callboard/ui-kit/display';
import { Skeleton, buttonVariant } from '@callboard/ui-kit/elements';
import { Banner, Page, PageHeader, Stack } from '@callboard/ui-kit/layout';
import { Link, useParams } from 'react-router';
import { deskResults } from './deskFacts';
import { deskMessages as words } from './deskMessages';
import { DeskPanel } from './DeskPanel';
import { DeskSheets } from './DeskSheets';
import { DeskTryout } from './DeskTryout';
import { ReleasePanel } from './ReleasePanel';
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
  const { stage, isHead, sheets } = desk;
  const { roles } = useSession();
  const isStaff = hasRole(roles, ['staff']);
  const results = deskResults(desk);
  const broken = sheets.filter(({ isBroken }) => isBroken).length;
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
          stage.status === 'closed' || isReleased ? (
            <Link {...buttonVariant()} to={`/stages/${stage.hashcode}/ceremony/remote`}>
              {words.ceremony}
            </Link>
          ) : undefined
        }
      />
      <Stack>
        {broken > 0 && <Banner kind="error">{words.broken(broken)}</Banner>}
        {isReleased && <Banner kind="success">{words.released}</Banner>}
        {!isHead && !isReleased && <Banner>{words.sealed}</Banner>}
        <DeskPanel {...desk} />
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
