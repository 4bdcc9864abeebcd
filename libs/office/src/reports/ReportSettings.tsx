import { Checkbox, Field, SegmentedControl, TextInput } from '@callboard/ui-kit/inputs';
import { reportMessages as words } from './reportMessages';
import styles from './reports.module.css';
import type { useReportDraft } from './useReportDraft';

export interface ReportSettingsProps {
  editing: ReturnType<typeof useReportDraft>;
  /** Error of the name. */
  error: string | undefined;
}

/** The name of a report, how it is shown, who sees it and whether it is mailed. */
export function ReportSettings({ editing: { draft, change }, error }: ReportSettingsProps) {
  return (
    <div className={styles.fields}>
      <Field label={words.name} error={error} required>
        <TextInput
          value={draft.name}
          maxLength={120}
          onChange={({ currentTarget }) => change({ name: currentTarget.value })}
        />
      </Field>
      <SegmentedControl
        label={words.display}
        segments={[
          { value: 'table', label: words.table },
          { value: 'bars', label: words.bars },
          { value: 'line', label: words.line },
        ]}
        value={draft.display}
        onValueChange={(display) => change({ display })}
      />
      <SegmentedControl
        label={words.sharedWith}
        segments={[
          { value: 'owner', label: words.onlyMe },
          { value: 'office', label: words.office },
        ]}
        value={draft.shared_with}
        onValueChange={(shared_with) => change({ shared_with })}
      />
      <Checkbox
        label={words.weeklyMail}
        checked={draft.weekly_mail === true}
        onChange={({ currentTarget }) => change({ weekly_mail: currentTarget.checked })}
      />
    </div>
  );
}
