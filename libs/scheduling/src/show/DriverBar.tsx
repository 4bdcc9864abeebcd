import { useSession } from '@callboard/auth';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { showMessages as words } from './showMessages';
import type { ShowState } from './useShow';

/** The driver of the show, and the way to take it over. Before there is one, each step counts. */
export function DriverBar({ run, people, make }: ShowState) {
  const user = useSession().user?.hashcode ?? '';
  if (run.driver === user) return <p>{words.youRun}</p>;
  return (
    <Banner
      title={titleOf(run.driver, people)}
      actions={
        <Button onClick={() => make({ step: 'drive', text: words.tookOver })}>
          {run.driver === null ? words.runShow : words.takeOver}
        </Button>
      }
    />
  );
}

function titleOf(driver: string | null, people: ShowState['people']): string {
  if (driver === null) return words.noOneRuns;
  const name = people.get(driver);
  return name === undefined ? words.someoneRuns : words.otherRuns(name);
}
