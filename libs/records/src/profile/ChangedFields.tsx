import type { Collection } from '@callboard/api-contract';
import { fieldNamed } from '@callboard/api-contract/lists';
import type { Change } from '@callboard/api-contract/records';
import { messages } from '../messages';
import { RawValue } from '../values/RawValue';
import { profileMessages } from './profileMessages';
import styles from './profile.module.css';

export interface ChangedFieldsProps {
  definition: Collection;
  fields: Change['fields'];
  zone: string;
}

/** The fields of one change: before and after. */
export function ChangedFields({ definition, fields, zone }: ChangedFieldsProps) {
  return (
    <dl className={styles.changes}>
      {fields.map(({ field: name, label, before, after, reason }) => {
        const field = fieldNamed(definition, name) ?? { kind: 'text' as const, label };
        return (
          <div key={name} className={styles.change}>
            <dt className={styles.field}>{label}</dt>
            <dd className={styles.values}>
              {field.kind === 'document' ? (
                messages.documentChanged
              ) : (
                <>
                  <del className={styles.before}>
                    <RawValue field={field} value={before} zone={zone} />
                  </del>{' '}
                  <span aria-hidden>→</span>{' '}
                  <ins className={styles.after}>
                    <RawValue field={field} value={after} zone={zone} />
                  </ins>
                </>
              )}
              {reason !== undefined && <p className={styles.reason}>{profileMessages.reason(reason)}</p>}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
