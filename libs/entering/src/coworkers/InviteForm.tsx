import { collections } from '@callboard/api-client/collections';
import { SendDialog } from '@callboard/records/screen';
import { Button } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useRef, useState } from 'react';
import { coworkerMessages as words } from './coworkerMessages';
import styles from './coworkers.module.css';
import { isRight, rightsOf, type Right } from './rightsOf';

/** Invites a co-worker to an entry by email. */
export function InviteForm({ entry }: { entry: string }) {
  const [email, setEmail] = useState('');
  const [right, setRight] = useState<Right>('edit');
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState<string>();
  const [create, { isLoading }] = collections.collaborators.useCreate();
  const alerts = useAlerts();
  const input = useRef<HTMLInputElement>(null);

  async function invite() {
    const typed = email.trim();
    const outcome = await create({ entry, email: typed, right });
    input.current?.focus();
    if (!outcome.ok) {
      const { problem } = outcome;
      setError(problem.kind === 'invalid' ? problem.fields['email']?.[0] : problem.message);
      return;
    }
    setEmail('');
    alerts.show({ kind: 'success', message: words.invited(typed) });
  }

  return (
    <form
      className={styles.form}
      onSubmit={(submitted) => {
        submitted.preventDefault();
        setAsking(true);
      }}
    >
      <Field label={words.email} error={error} required>
        <TextInput
          ref={input}
          type="email"
          required
          maxLength={254}
          autoComplete="off"
          value={email}
          onChange={({ target }) => {
            setEmail(target.value);
            setError(undefined);
          }}
        />
      </Field>
      <Field label={words.right}>
        <Select
          required
          options={rightsOf()}
          value={right}
          onChange={({ target }) => isRight(target.value) && setRight(target.value)}
        />
      </Field>
      <Button type="submit" isBusy={isLoading}>
        {words.invite}
      </Button>
      {isAsking && (
        <SendDialog
          label={words.invite}
          to={email.trim()}
          onSend={() => void invite()}
          onClose={() => setAsking(false)}
        />
      )}
    </form>
  );
}
