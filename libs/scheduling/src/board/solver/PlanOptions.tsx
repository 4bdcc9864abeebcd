import type { Appearance } from '@callboard/api-contract/scheduling';
import { isAct, softRules, solveModes, type SoftRule, type SolveMode } from '@callboard/domain/scheduling';
import { useLabel } from '@callboard/tenant';
import { Checkbox, SegmentedControl, Slider } from '@callboard/ui-kit/inputs';
import { Accordion, Stack } from '@callboard/ui-kit/layout';
import styles from './PlanDayDialog.module.css';
import { planMessages as words } from './planMessages';

/** Options of a plan that the user sets. */
export interface PlanSettings {
  mode: SolveMode;
  /** From 0, which turns a rule off, to 3. */
  levels: Readonly<Record<SoftRule, number>>;
  pinned: ReadonlySet<string>;
  large: ReadonlySet<string>;
}

export interface PlanOptionsProps {
  settings: PlanSettings;
  onChange: (settings: PlanSettings) => void;
  /** The acts and games that have a place, in order of time, and those that wait. */
  placed: readonly Appearance[];
  waiting: readonly Appearance[];
  timeOf: (item: Appearance) => string;
}

/** Fields for the aim of a plan, its rules and its pins. */
export function PlanOptions({ settings, onChange, placed, waiting, timeOf }: PlanOptionsProps) {
  const label = useLabel('entries');
  const { mode, levels, pinned, large } = settings;
  const acts = [...waiting, ...placed].filter(isAct);
  const help = {
    fill: words.fillHelp(waiting.length, label),
    repair: words.repairHelp,
    improve: words.improveHelp,
  };
  const setPinned = (next: ReadonlySet<string>) => onChange({ ...settings, pinned: next });
  const areAllPinned = placed.every(({ hashcode }) => pinned.has(hashcode));
  return (
    <Stack>
      <SegmentedControl
        label={words.mode}
        segments={solveModes.map((value) => ({ value, label: words[value] }))}
        value={mode}
        onValueChange={(value) => onChange({ ...settings, mode: value })}
      />
      <p className={styles.quiet}>
        {help[mode]} {words.always}
      </p>
      <fieldset className={styles.rules}>
        <legend>{words.rules}</legend>
        {softRules
          .filter((rule) => rule !== 'stay' || mode === 'improve')
          .map((rule) => (
            <Slider
              key={rule}
              label={words[rule]}
              min={0}
              max={3}
              value={levels[rule]}
              wordsOf={textOfLevel}
              onValueChange={(level) => onChange({ ...settings, levels: { ...levels, [rule]: level } })}
            />
          ))}
      </fieldset>
      <Accordion
        items={[
          ...(mode === 'fill' || placed.length === 0
            ? []
            : [
                {
                  id: 'pinned',
                  title: words.pinned(placed.filter(({ hashcode }) => pinned.has(hashcode)).length),
                  children: (
                    <div className={styles.checks} role="group" aria-label={words.pinnedLabel}>
                      <p className={styles.quiet}>{words.pinnedHelp}</p>
                      <Checkbox
                        label={words.pinAll}
                        checked={areAllPinned}
                        isMixed={!areAllPinned && placed.some(({ hashcode }) => pinned.has(hashcode))}
                        onChange={() =>
                          setPinned(new Set(areAllPinned ? [] : placed.map(({ hashcode }) => hashcode)))
                        }
                      />
                      {placed.map((item) => (
                        <Checkbox
                          key={item.hashcode}
                          label={item.name}
                          description={timeOf(item)}
                          checked={pinned.has(item.hashcode)}
                          onChange={() => setPinned(toggled(pinned, item.hashcode))}
                        />
                      ))}
                    </div>
                  ),
                },
              ]),
          {
            id: 'large',
            title: words.large(acts.filter(({ hashcode }) => large.has(hashcode)).length),
            children: (
              <div className={styles.checks} role="group" aria-label={words.largeLabel}>
                <p className={styles.quiet}>{words.largeHelp(label)}</p>
                {acts.map(({ hashcode, name }) => (
                  <Checkbox
                    key={hashcode}
                    label={name}
                    checked={large.has(hashcode)}
                    onChange={() => onChange({ ...settings, large: toggled(large, hashcode) })}
                  />
                ))}
              </div>
            ),
          },
        ]}
      />
    </Stack>
  );
}

function textOfLevel(level: number): string {
  const { off, low, medium, high } = words.weights;
  return [off, low, medium, high][level] ?? off;
}

function toggled(values: ReadonlySet<string>, value: string): ReadonlySet<string> {
  const next = new Set(values);
  if (!next.delete(value)) next.add(value);
  return next;
}
