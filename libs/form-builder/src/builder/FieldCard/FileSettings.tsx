import { fileKinds, formLimits, type FormField } from '@callboard/api-contract/forms';
import { Checkbox, Field, useFieldGroup } from '@callboard/ui-kit/inputs';
import type { ReactNode } from 'react';
import { WholeNumber } from '../inputs/WholeNumber';
import { messages } from '../messages';
import styles from './FieldCard.module.css';

export interface FileSettingsProps {
  field: FormField;
  onChange: (change: Pick<Partial<FormField>, 'fileKinds' | 'maxMegabytes'>) => void;
}

/** Which files a question accepts. */
export function FileSettings({ field, onChange }: FileSettingsProps) {
  const selected = field.fileKinds ?? [];
  return (
    <>
      {field.kind === 'attachment' && (
        <Field label={messages.fileKindsOf} description={messages.fileKindsHelp}>
          <Kinds>
            {fileKinds.map((kind) => (
              <Checkbox
                key={kind}
                label={messages.fileKinds[kind]}
                checked={selected.includes(kind)}
                onChange={({ currentTarget: { checked } }) => {
                  const kinds = fileKinds.filter((each) =>
                    each === kind ? checked : selected.includes(each),
                  );
                  onChange({ fileKinds: kinds.length > 0 ? kinds : undefined });
                }}
              />
            ))}
          </Kinds>
        </Field>
      )}
      <div className={styles.bounds}>
        <WholeNumber
          label={messages.maxMegabytes}
          value={field.maxMegabytes}
          min={1}
          max={formLimits.megabytes}
          onCommit={(maxMegabytes) => onChange({ maxMegabytes })}
        />
      </div>
    </>
  );
}

function Kinds({ children }: { children: ReactNode }) {
  return (
    <div {...useFieldGroup()} className={styles.bounds} role="group">
      {children}
    </div>
  );
}
