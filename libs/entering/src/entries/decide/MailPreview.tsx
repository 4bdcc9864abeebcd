import { queries } from '@callboard/api-client/actions';
import type { Decision } from '@callboard/api-contract/entries';
import { fillInMail } from '@callboard/domain/competition';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import styles from './decide.module.css';
import { decideMessages as words } from './decideMessages';

export interface MailPreviewProps {
  entry: string;
  decision: Decision;
  reason: string;
}

/** The mail of a decision as its receivers will read it. */
export function MailPreview({ entry, decision, reason }: MailPreviewProps) {
  const { data, problem, isLoading, refetch } = queries.mailsOfEntry.useQuery({ entry });
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
      {({ to, templates, values }) => {
        const { subject, body } = fillInMail(templates[decision], { ...values, reason: reason.trim() });
        return (
          <figure className={styles.mail} aria-label={words.mail}>
            <figcaption className={styles.mailHead}>
              <span className={styles.muted}>
                {to.length === 0 ? words.noReceiver : words.mailTo(to.join(', '))}
              </span>
              <strong>{subject}</strong>
            </figcaption>
            <p className={styles.mailBody}>{body}</p>
          </figure>
        );
      }}
    </QueryView>
  );
}
