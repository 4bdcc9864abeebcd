import { actions } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { collectionNamed, hasRole, type RecordOf } from '@callboard/api-contract';
import { categoryFieldOf, categoryOptions, valuesOfTenant } from '@callboard/api-contract/eligibility';
import { say } from '@callboard/language';
import { useActor, useFieldLabel } from '@callboard/records';
import { useCollectionOf, useLabel, useTenant } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Button, Skeleton } from '@callboard/ui-kit/elements';
import { Field, Select, TextInput } from '@callboard/ui-kit/inputs';
import { Banner, Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { useHashcode } from '../useHashcode';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

/** The first page of entering: what the entry is called, and its category. */
export function Screen() {
  const { data, problem, isLoading, refetch } = collections.events.useGet(useHashcode());
  const label = useLabel('entries');
  return (
    <Page>
      <PageHeader title={data ? words.enterFor(label, data.name) : words.enter(label)} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
        {(event) => <Begin event={event} />}
      </QueryView>
    </Page>
  );
}

function Begin({ event }: { event: RecordOf<'events'> }) {
  const { code } = useTenant();
  const { roles } = useActor();
  const collection = collectionNamed(useCollectionOf('entries'));
  const field = categoryFieldOf(code);
  const labelOf = useFieldLabel();
  const [name, setName] = useState('');
  const [category, setCategory] = useState('');
  const [now] = useState(() => Date.now());
  const [begin, { isLoading }] = actions.beginEntry.useAction();
  const navigate = useNavigate();
  const isPast = event.entries_close !== null && Date.parse(event.entries_close) <= now;
  const isOpen = event.status === 'open' && !isPast;
  if (!isOpen && !hasRole(roles, ['staff'])) return <Banner kind="warning">{words.closed}</Banner>;

  async function start(submitted: FormEvent) {
    submitted.preventDefault();
    const outcome = await begin({ event: event.hashcode, fields: { name: name.trim(), [field]: category } });
    if (outcome.ok) void navigate(`/entries/${outcome.data.entry}/enter/members`);
  }

  const offered = valuesOfTenant(categoryOptions, code);
  const options = categoryOptions
    .filter(({ value }) => offered.includes(value))
    .map(({ value, label }) => ({ value, label: say(label) }));
  const declared = collection.fields[field];
  return (
    <Card>
      <form className={styles.fields} onSubmit={(submitted) => void start(submitted)}>
        <p>{words.about}</p>
        <Field label={words.name} required>
          <TextInput
            required
            maxLength={160}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        </Field>
        <Field label={declared ? labelOf(declared) : field} required>
          <Select
            required
            options={options}
            value={category}
            onChange={({ target }) => setCategory(target.value)}
          />
        </Field>
        <div className={styles.actions}>
          <span />
          <Button type="submit" variant="primary" isBusy={isLoading}>
            {words.next}
          </Button>
        </div>
      </form>
    </Card>
  );
}
