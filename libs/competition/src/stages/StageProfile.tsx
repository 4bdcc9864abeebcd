import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { leagueKinds } from '@callboard/api-contract/competition';
import { useActor } from '@callboard/records';
import { RecordList } from '@callboard/records/list';
import { CommentedProfile, type ProfileTab } from '@callboard/records/profile';
import { buttonVariant } from '@callboard/ui-kit/elements';
import { Split, Stack } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import { useHashcode } from '@callboard/records/screen';
import { graphMessages } from './graphMessages';
import { StageRules } from '../progression/StageRules';
import { StageActs } from './StageActs';
import { StageFacts } from './StageFacts';
import { StageGraph } from './StageGraph';
import { stageMessages as words } from './stageMessages';
import { StagePanel } from './StagePanel';
import { StageReadiness } from './StageReadiness';
import { VoteCard } from './VoteCard';

/** One round of a contest: for the office with its acts, its panel and what is missing, for others what they can read of it. */
export function Screen() {
  const hashcode = useHashcode();
  const { data: stage } = collections.stages.useGet(hashcode);
  const isOffice = useActor().roles.some((role) => role === 'staff' || role === 'admin');
  if (stage && isOffice) return <OfficeProfile stage={stage} />;
  const acts: ProfileTab = {
    id: 'acts',
    label: words.acts,
    render: () => (
      <RecordList
        collection="stageEntries"
        fixedFilters={[{ field: 'stage', operator: 'eq', value: hashcode }]}
        isEmbedded
      />
    ),
  };
  return <CommentedProfile collection="stages" hashcode={hashcode} partOf="event" tabs={[acts]} />;
}

function OfficeProfile({ stage }: { stage: RecordOf<'stages'> }) {
  const { hashcode, status } = stage;
  const isLeague = leagueKinds.some((kind) => kind === stage.kind);
  return (
    <CommentedProfile
      collection="stages"
      hashcode={hashcode}
      partOf="event"
      actions={() => (
        <Link to={`/stages/${hashcode}/${isLeague ? 'league' : 'judging'}`} {...buttonVariant()}>
          {isLeague ? words.league : words.desk}
        </Link>
      )}
      header={(record) =>
        status === 'planned' && !isLeague ? (
          <Split aside={<StageFacts stage={record} />}>
            <StageReadiness stage={stage} />
          </Split>
        ) : (
          <StageFacts stage={record} />
        )
      }
      leadingTabs={[
        { id: 'acts', label: words.acts, render: () => <StageActs stage={stage} /> },
        { id: 'vote', label: words.vote, render: () => <VoteCard stage={stage} /> },
        {
          id: 'progression',
          label: graphMessages.tab,
          render: () => (
            <Stack>
              <StageRules stage={stage} />
              <StageGraph stage={hashcode} />
            </Stack>
          ),
        },
        { id: 'panel', label: words.panel, render: () => <StagePanel stage={stage} /> },
      ]}
    />
  );
}
