import type { DashboardOf } from '@callboard/api-contract/dashboards';
import { useFeature, useLabel } from '@callboard/tenant';
import { buttonVariant, Icon } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { Link } from 'react-router';
import styles from './SetUpSeason.module.css';
import { setUpMessages as words } from './setUpMessages';
import { stepsLeft, type SetUpStep } from './setUpSteps';

/** Steps of an empty installation before schools can enter and the first ticket is sold, in an order that works. */
export function SetUpSeason({ setup }: { setup: NonNullable<DashboardOf<'participant'>['setup']> }) {
  const hasPerformances = useFeature('performances');
  const hasTickets = useFeature('ticketing');
  const labels = {
    schools: useLabel('organisations'),
    events: useLabel('events'),
    performances: useLabel('performances'),
  };
  const steps = stepsLeft(setup, { hasPerformances, hasTickets });
  const next = steps.find(({ isDone }) => !isDone);
  if (!next) return null;
  const titles: Readonly<Record<SetUpStep, string>> = {
    regions: words.regions,
    schools: labels.schools.many,
    venues: words.venues,
    events: labels.events.one,
    performances: labels.performances.one,
    people: words.people,
    tickets: words.tickets,
  };
  return (
    <Card title={words.title}>
      <p className={styles.text}>{words.done(steps.filter(({ isDone }) => isDone).length, steps.length)}</p>
      <ol className={styles.list}>
        {steps.map(({ step, isDone, to }, index) => (
          <li key={step} className={styles.step} data-done={isDone || undefined}>
            <span className={styles.mark}>
              {isDone ? <Icon name="check" label={words.isDone} /> : index + 1}
            </span>
            <span className={styles.what}>
              <strong>{titles[step]}</strong>
              <span className={styles.text}>{words.hints[step]}</span>
            </span>
            {!isDone && (
              <Link to={to} {...buttonVariant({ variant: step === next.step ? 'primary' : undefined })}>
                {step === next.step ? words.start(titles[step]) : words.open(titles[step])}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
