import type { Appearance } from '@callboard/api-contract/scheduling';
import { newUuid } from '@callboard/api-client';
import {
  actsToDraw,
  drawOrder,
  standingSlots,
  withChanges,
  type DrawnOrder,
} from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Button } from '@callboard/ui-kit/elements';
import { Checkbox, Field, TextInput } from '@callboard/ui-kit/inputs';
import { Accordion, Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import styles from './DrawOrderDialog.module.css';
import type { Performance, RunSheetSteps } from './RunSheetContext';
import { runSheetMessages as words } from './runSheetMessages';
import { StepDialog } from './StepDialog';

/** As long as a seed can be: it is written down and read out. */
const seedLength = 40;

export interface DrawOrderDialogProps {
  steps: RunSheetSteps;
  performance: Performance;
  onClose: () => void;
}

/** Draws the order of a performance by lot, and shows it before it is used. */
export function DrawOrderDialog({ steps, performance, onClose }: DrawOrderDialogProps) {
  const { items } = steps;
  const label = useLabel('entries');
  const [typed, setTyped] = useState(newSeed);
  const [apart, setApart] = useState(true);
  const [large, setLarge] = useState<readonly string[]>([]);
  const acts = actsToDraw(performance, items);
  const seed = typed.trim();
  const drawn = seed === '' ? null : drawOrder(performance, items, { seed, apart, large });
  const toggle = (hashcode: string) =>
    setLarge(large.includes(hashcode) ? large.filter((each) => each !== hashcode) : [...large, hashcode]);

  return (
    <StepDialog
      title={words.drawNamed(performance.name)}
      action={words.useOrder}
      onClose={onClose}
      onStep={() => (drawn ? steps.draw(drawn.arrangement, performance, seed) : words.needsSeed)}
    >
      {(error) => (
        <>
          <Field
            label={words.seed}
            description={words.seedHelp}
            required
            error={seed === '' ? error : undefined}
          >
            <TextInput
              value={typed}
              maxLength={seedLength}
              autoComplete="off"
              onChange={({ target }) => setTyped(target.value)}
            />
          </Field>
          <Button onClick={() => setTyped(newSeed())}>{words.drawAgain}</Button>
          <Checkbox label={words.apart} checked={apart} onChange={() => setApart(!apart)} />
          <Accordion
            items={[
              {
                id: 'large',
                title: words.large(large.length),
                children: (
                  <div className={styles.acts}>
                    <p className={styles.quiet}>{words.largeHelp(label)}</p>
                    {acts.map(({ hashcode, name }) => (
                      <Checkbox
                        key={hashcode}
                        label={name}
                        checked={large.includes(hashcode)}
                        onChange={() => toggle(hashcode)}
                      />
                    ))}
                  </div>
                ),
              },
            ]}
          />
          {error && seed !== '' && <Banner kind="error">{error}</Banner>}
          {drawn && <Preview {...{ drawn, steps, performance }} />}
        </>
      )}
    </StepDialog>
  );
}

function newSeed(): string {
  return newUuid().slice(0, 8);
}

interface PreviewProps {
  drawn: DrawnOrder;
  steps: RunSheetSteps;
  performance: Performance;
}

/** The order as it would be, and what the rules could not give it. */
function Preview({ drawn: { arrangement, repeats, unset }, steps, performance }: PreviewProps) {
  const label = useLabel('entries');
  const after: readonly Appearance[] =
    arrangement.status === 'arranged' ? withChanges(steps.items, arrangement.changes) : steps.items;
  return (
    <section aria-label={words.preview} aria-live="polite">
      {repeats > 0 && <p>{words.repeats(repeats)}</p>}
      {unset > 0 && <p>{words.unset(unset, label)}</p>}
      <ol className={styles.order} role="list">
        {standingSlots(performance, after).map(({ item, from }) => (
          <li key={item.hashcode}>
            <span className={styles.time}>{steps.clock.time(new Date(from).toISOString())}</span>
            <span>
              {item.name}
              {item.entry?.organisation && <small>{item.entry.organisation.title}</small>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
