import { checkedSchema } from '@callboard/api-contract/entries';
import { useZone } from '@callboard/records';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Accordion } from '@callboard/ui-kit/layout';
import * as v from 'valibot';
import styles from './eligibility.module.css';
import { eligibilityMessages as words } from './eligibilityMessages';

/** The rules that an entry was checked with when it was submitted, in their wording of then. */
export function CheckedWith({ checked }: { checked: unknown }) {
  const zone = useZone();
  const parsed = v.safeParse(checkedSchema, checked);
  if (!parsed.success || parsed.output.rules.length === 0) return null;
  const { at, rules } = parsed.output;
  return (
    <Accordion
      items={[
        {
          id: 'checked',
          title: words.checkedWith(formatInstant(at, zone)),
          detail: String(rules.length),
          children: (
            <ul className={styles.list} role="list">
              {rules.map(({ hashcode, name, text, rule_version }) => (
                <li key={hashcode} className={styles.rule}>
                  <span className={styles.name}>
                    {name} <span className={styles.text}>{words.version(rule_version)}</span>
                  </span>
                  <span className={styles.text}>{text}</span>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}
