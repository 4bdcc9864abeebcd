import { queries } from '@callboard/api-client/actions';
import { collections } from '@callboard/api-client/collections';
import { usePageQuery } from '@callboard/records';
import { EmptyState, QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { Navigate } from 'react-router';
import { AnswerForm } from './AnswerForm';
import { formMessages as words } from './formMessages';

/** An empty form, for a task or by itself, and for an entry where the task has one answer for each. */
export function Screen() {
  const [params] = usePageQuery();
  const [hasBegun, setBegun] = useState(false);
  const [create] = collections.formInstances.useCreate();
  const task = params.get('task') ?? undefined;
  const entry = params.get('entry') ?? undefined;
  const ofTask = collections.tasks.useGet(task);
  const definition = task === undefined ? (params.get('form') ?? undefined) : ofTask.data?.form?.hashcode;
  const versions = collections.formEditions.useList(
    {
      filters: [{ field: 'definition', operator: 'eq', value: definition ?? '' }],
      ordering: ['-number'],
      pageSize: 1,
      fields: ['content', 'name'],
    },
    { skip: definition === undefined },
  );
  const answers = queries.taskAnswers.useQuery(
    { task: task ?? '' },
    { skip: entry === undefined || task === undefined },
  );
  const own = answers.data?.results.find((row) => row.entry.hashcode === entry);
  const version = versions.data?.results[0];
  const isReady =
    (versions.data !== undefined && (entry === undefined || answers.data !== undefined)) || hasBegun;
  const hasNoForm = definition === undefined && (task === undefined || ofTask.data !== undefined);

  // Stored by another tab, or before the page was loaded again.
  if (own?.answer && !hasBegun) return <Navigate replace to={`/answers/${own.answer.hashcode}`} />;
  return (
    <Page width="text">
      <PageHeader title={ofTask.data?.name ?? version?.name ?? words.fillIn} subtitle={own?.entry.title} />
      <QueryView
        query={{
          value: isReady || hasNoForm ? (version ?? null) : undefined,
          problem: ofTask.problem ?? versions.problem ?? answers.problem,
          isLoading: ofTask.isLoading || versions.isLoading || answers.isLoading,
          retry: () => {
            versions.refetch();
            answers.refetch();
          },
        }}
        loading={<Skeleton lines={8} />}
        isEmpty={(found) => !found?.content}
        empty={
          <EmptyState icon="list" title={words.noForm}>
            {words.noFormText}
          </EmptyState>
        }
      >
        {(found) =>
          found?.content && definition !== undefined ? (
            <AnswerForm
              content={found.content}
              begun={null}
              onBegin={(given) => {
                setBegun(true);
                return create({
                  definition,
                  answers: given,
                  ...(task !== undefined && { task }),
                  ...(entry !== undefined && { entry }),
                });
              }}
            />
          ) : null
        }
      </QueryView>
    </Page>
  );
}
