import { actions, queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { hasRole, type RecordOf } from '@callboard/api-contract';
import { collectionNamed } from '@callboard/api-contract/collections';
import { categoryFieldOf, storedRuleSchema, type EligibilityRule } from '@callboard/api-contract/entries';
import type { SentField } from '@callboard/api-contract/sent';
import { requestedFields } from '@callboard/domain/competition';
import {
  Form,
  FormField,
  parseFieldDefinitions,
  useFormValue,
  validateByDefinitions,
  type FieldDefinition,
  type FormValues,
  type SubmitFailure,
} from '@callboard/forms';
import { translate } from '@callboard/language';
import { useActor, useFieldLabel } from '@callboard/records';
import { toBody, toDefinitions, toFailure } from '@callboard/records/form';
import { useLabel, useTenant } from '@callboard/tenant';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Banner, Card, Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import * as v from 'valibot';
import { useHashcode } from '@callboard/records/screen';
import styles from './entering.module.css';
import { enteringMessages as words } from './enteringMessages';

/** The first page of entering: what the entry is called, its category, and what the rules of its season demand of it. */
export function Screen() {
  const { data, problem, isLoading, refetch } = collections.events.useGet(useHashcode());
  const label = useLabel('entries');
  return (
    <Page>
      <PageHeader title={data ? words.enterFor(label, data.name) : words.enter(label)} />
      <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={6} />}>
        {(event) => <OpenEvent event={event} />}
      </QueryView>
    </Page>
  );
}

function OpenEvent({ event }: { event: RecordOf<'events'> }) {
  const { roles } = useActor();
  const [now] = useState(() => Date.now());
  const isPast = event.entries_close !== null && Date.parse(event.entries_close) <= now;
  const isOpen = event.status === 'open' && !isPast;
  const { data, isLoading } = collections.eligibilityRules.useList({
    filters: [
      { field: 'season', operator: 'eq', value: event.starts_on.slice(0, 4) },
      { field: 'status', operator: 'eq', value: 'active' },
    ],
    pageSize: 200,
  });
  const sent = queries.entryFields.useQuery({});
  if (!isOpen && !hasRole(roles, ['staff'])) return <Banner kind="warning">{words.closed}</Banner>;
  if (isLoading || sent.isLoading) return <Skeleton lines={6} />;
  const rules = (data?.results ?? []).flatMap((record) => {
    const parsed = v.safeParse(storedRuleSchema, record);
    return parsed.success ? [parsed.output] : [];
  });
  return <Begin event={event.hashcode} rules={rules} sent={sent.data?.results} />;
}

interface BeginProps {
  event: string;
  rules: readonly EligibilityRule[];
  /** The fields as the server sends them; undefined if it did not answer. */
  sent: readonly SentField[] | undefined;
}

function Begin({ event, rules, sent }: BeginProps) {
  const { category, definitionsOf, everyDefinition } = useBeginFields(rules, sent);
  const [begin] = actions.beginEntry.useAction();
  const navigate = useNavigate();

  async function start(values: FormValues): Promise<SubmitFailure | undefined> {
    // Fields that another category requested are not sent with this one.
    const requested = definitionsOf(values[category]).map(({ name }) => name);
    const fields = toBody(Object.fromEntries(requested.map((name) => [name, values[name]])));
    const outcome = await begin({ event, fields });
    if (!outcome.ok) return toFailure(outcome.problem);
    void navigate(`/entries/${outcome.data.entry}/enter/members`);
    return undefined;
  }

  return (
    <Card>
      <div className={styles.fields}>
        <p>{words.about}</p>
        <Form
          definitions={everyDefinition}
          initialValues={nothing}
          validate={(values) => validateByDefinitions(definitionsOf(values[category]))(values)}
          submitLabel={words.next}
          onSubmit={start}
        >
          <BeginFields category={category} definitionsOf={definitionsOf} />
        </Form>
      </div>
    </Card>
  );
}

const nothing = {};

interface BeginFieldsProps {
  category: string;
  definitionsOf: (category: unknown) => FieldDefinition[];
}

function BeginFields({ category, definitionsOf }: BeginFieldsProps) {
  const selected = useFormValue(category);
  return definitionsOf(selected).map((definition) => (
    <FormField key={definition.name} definition={definition} />
  ));
}

/** The name of the field with the category, and the fields that an entry of a category begins with. */
function useBeginFields(rules: readonly EligibilityRule[], sent: BeginProps['sent']) {
  const { code } = useTenant();
  const { roles } = useActor();
  const labelOf = useFieldLabel();
  const collection = collectionNamed('entries');
  const category = categoryFieldOf(code);
  // An app that was installed a while ago draws the fields as the server has them now, not as it was built with.
  const all = sent
    ? parseFieldDefinitions(sent).map(inLanguage)
    : toDefinitions({ collection, roles, occasion: 'create', hidden: [], labelOf, tenant: code });

  function definitionsOf(selected: unknown): FieldDefinition[] {
    return definitionsBy(
      rules.filter(
        ({ categories }) => categories.length === 0 || categories.some((each) => each === selected),
      ),
    );
  }

  function definitionsBy(own: readonly EligibilityRule[]): FieldDefinition[] {
    const refusing = own.filter(({ severity }) => severity === 'refuse');
    const required = ['name', category, ...requestedFields(refusing)];
    const requested = [...required, ...requestedFields(own)];
    return all
      .filter(({ name }) => requested.includes(name))
      .map((definition) => {
        const { name, label } = definition;
        const texts = own.filter((rule) => requestedFields([rule]).includes(name)).map(({ text }) => text);
        return {
          ...definition,
          label: name === 'name' ? words.name : label,
          required: required.includes(name),
          description: texts.length > 0 ? texts.join(' ') : definition.description,
        };
      });
  }
  return { category, definitionsOf, everyDefinition: definitionsBy(rules) };
}

/** A field that was sent, with its texts in the language of the page. */
function inLanguage({ label, description, unit, options, ...rest }: FieldDefinition): FieldDefinition {
  return {
    ...rest,
    label: translate(label),
    description: description === undefined ? undefined : translate(description),
    unit: unit === undefined || rest.kind === 'duration' ? unit : translate(unit),
    options: options?.map((option) => ({ ...option, label: translate(option.label) })),
  };
}
