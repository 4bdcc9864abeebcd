import { serverNow } from '@callboard/api-client';
import { QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { isToScore, signedOf } from './sheetFacts';
import { tonightOf } from './tonightOf';
import { useJudging, type StageToJudge } from './useJudging';

/** Stages that a judge scores now, with the way to them; nothing where no stage is judged. */
export function JudgingCard() {
  const query = useJudging();
  if (query.value && !query.value.stages.some(isOn)) return null;
  return (
    <Card title={words.title} actions={<Link to="/judging">{words.all}</Link>}>
      <QueryView query={query} loading={<Skeleton lines={3} />}>
        {({ stages }) => {
          const { tonight, open } = tonightOf(stages, serverNow());
          return [...tonight, ...open].filter(isOn).map((stage) => <OnNow key={stage.hashcode} {...stage} />);
        }}
      </QueryView>
    </Card>
  );
}

const isOn = ({ status }: StageToJudge) => status === 'judging';

function OnNow({ hashcode, name, event, acts }: StageToJudge) {
  const next = acts.find(isToScore);
  const { signed, expected } = signedOf(acts);
  return (
    <div className={styles.stage}>
      <span>
        {words.stageOf(name, event.title)}: {words.signedOf(signed, expected)}
      </span>
      {next && (
        <span className={styles.now}>
          <Link
            {...buttonVariant({ variant: 'primary', size: 'large' })}
            to={`/judging/${hashcode}/${next.act.hashcode}`}
          >
            {words.scoreNow(next.act.name)}
          </Link>
        </span>
      )}
    </div>
  );
}
