import { formatNumber } from '@callboard/language';
import { Field, Select, Slider, TextArea } from '@callboard/ui-kit/inputs';
import { Card } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { shareOf, type CriterionContent } from './changeRubric';
import { numbersOf } from './problemTexts';
import { rubricMessages as words } from './rubricMessages';
import styles from './rubric.module.css';

export interface CriterionPreviewProps {
  criteria: readonly CriterionContent[];
  /** True if a criterion has a scale that scores can be given on. */
  hasScale: (criterion: CriterionContent) => boolean;
}

/** One criterion to try, with what its scores mean. */
export function CriterionPreview({ criteria, hasScale }: CriterionPreviewProps) {
  const [selected, setSelected] = useState<string>();
  const criterion = criteria.find(({ code }) => code === selected) ?? criteria[0];
  if (!criterion) return null;
  return (
    <Card title={words.preview}>
      <div className={styles.stack}>
        <Field label={words.previewOf} description={words.previewHint}>
          <Select
            placeholder={null}
            value={criterion.code}
            options={criteria.map(({ code, label }) => ({ value: code, label }))}
            onChange={({ currentTarget }) => setSelected(currentTarget.value)}
          />
        </Field>
        {hasScale(criterion) ? (
          <Preview key={criterion.code} criterion={criterion} share={shareOf(criteria, criterion.weight)} />
        ) : (
          <p className={styles.note}>{words.previewBroken}</p>
        )}
      </div>
    </Card>
  );
}

function Preview({ criterion, share }: { criterion: CriterionContent; share: number | null }) {
  const { label, min, max, step, levels = [], needsComment } = criterion;
  const [given, setGiven] = useState((min + max) / 2);
  const [comment, setComment] = useState('');
  // The scale can be changed meanwhile.
  const score = onScale(given, criterion);
  const meaning = levels.findLast(({ from }) => from <= score)?.text.trim() ?? '';
  return (
    <div className={styles.stack} role="group" aria-label={label}>
      <p className={styles.facts}>
        {words.scale(numbersOf(criterion))}
        {share !== null && ` · ${words.share(formatNumber(share))}`}
      </p>
      <Slider
        label={words.score}
        value={score}
        min={min}
        max={max}
        step={step}
        wordsOf={formatNumber}
        onValueChange={setGiven}
      />
      {levels.length > 0 && <p className={styles.meaning}>{meaning === '' ? words.noLevel : meaning}</p>}
      {needsComment && (
        <Field label={words.comment} description={words.needsComment} required>
          <TextArea value={comment} onChange={({ currentTarget }) => setComment(currentTarget.value)} />
        </Field>
      )}
    </div>
  );
}

function onScale(value: number, { min, max, step }: CriterionContent): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  return Number((min + steps * step).toFixed(6));
}
