import { useSession } from '@callboard/auth';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import type { ShowState } from './useShow';

/** Who runs the show, and the way to take it over. Nothing before anyone does: the first step makes its maker the one. */
export function DriverBar({ run, people, make }: ShowState) {
  const user = useSession().user?.hashcode ?? '';
  if (run.driver === null) return null;
  if (run.driver === user) return <p>{words.youRun}</p>;
  const name = people.get(run.driver);
  return (
    <Banner
      title={name === undefined ? words.someoneRuns : words.otherRuns(name)}
      actions={
        <Button onClick={() => make({ step: 'drive', text: words.tookOver })}>{words.takeOver}</Button>
      }
    />
  );
}
