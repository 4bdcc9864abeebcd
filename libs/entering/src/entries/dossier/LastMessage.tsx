import { messagesOf } from '@callboard/api-client/collections';
import type { ListQuery } from '@callboard/api-contract/lists';
import { linkedUserSchema } from '@callboard/api-contract/messaging';
import { DisplayValue } from '@callboard/ui-kit/display';
import * as v from 'valibot';
import styles from './dossier.module.css';

const lastOne: ListQuery = { ordering: ['-number'], pageSize: 1, additionalFields: ['linked_users'] };
const withUsers = v.object({ linked_users: v.array(linkedUserSchema) });

/** The last message of a conversation, and who reads it (clause 7.32). Without either, the line of the conversation is enough. */
export function LastMessage({ conversation }: { conversation: string }) {
  const { data } = messagesOf(conversation).useList(lastOne);
  const [last] = data?.results ?? [];
  if (!last) return null;
  const linked = v.safeParse(withUsers, last);
  return (
    <>
      {!last.deleted_at && (
        <span className={styles.excerpt}>
          <strong>{last.author_name}</strong> {last.body}
        </span>
      )}
      {linked.success && <DisplayValue type="model-group" value={linked.output.linked_users} />}
    </>
  );
}
