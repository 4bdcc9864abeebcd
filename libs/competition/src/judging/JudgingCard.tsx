import { QueryView } from '@callboard/ui-kit/display';
import { buttonVariant, Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './judging.module.css';
import { judgingMessages as words } from './judgingMessages';
import { signedOf } from './sheetFacts';
import { useJudging, type StageToJudge } from './useJudging';

/** What a judge scores now, with the way to it; nothing where no stage is judged. */
export function JudgingCard() {
  const query = useJudging();
  if (query.value && !query.value.stages.some(isOn)) return null;
  return (
    <Card title={words.title} actions={<Link to="/judging">{words.all}</Link>}>
      <QueryView query={query} loading={<Skeleton lines={3} />}>
        {({ stages }) => stages.filter(isOn).map((stage) => <OnNow key={stage.hashcode} {...stage} />)}
      </QueryView>
    </Card>
  );
}

const isOn = ({ status }: StageToJudge) => status === 'judging';

function OnNow({ hashcode, name, event, acts }: StageToJudge) {
  const next = acts.find(({ sheet }) => sheet.status === 'open');
  const { signed, expected } = signedOf(acts);
  return (
    <div className={styles.stage}>
      <span>
        {words.stageOf(name, event.title)}: {words.signedOf(signed, expected)}
      </span>
      {next && (
        <Link
          {...buttonVariant({ variant: 'primary', size: 'large' })}
          to={`/judging/${hashcode}/${next.act.hashcode}`}
        >
          {words.scoreNow(next.act.name)}
        </Link>
      )}
    </div>
  );
}
