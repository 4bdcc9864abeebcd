import { collections } from '@callboard/api-client/collections';
import type { RecordOf } from '@callboard/api-contract';
import { csvText } from '@callboard/domain/cells';
import { answersTable } from '../review/table/answersTable';
import { RecordList } from '@callboard/records/list';
import { formatInstant } from '@callboard/ui-kit/dates';
import { Button, saveFile } from '@callboard/ui-kit/elements';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useZone } from '@callboard/records';
import { formMessages as words } from './formMessages';
import { useAnswersOf } from './useAnswersOf';

/** All answers to a form, to read one by one or to export as a table for each version. */
export function AnswersOfForm({ form }: { form: RecordOf<'formDefinitions'> }) {
  const ofForm = [{ field: 'definition', operator: 'eq', value: form.hashcode }] as const;
  return (
    <RecordList
      collection="formInstances"
      fixedFilters={ofForm}
      isEmbedded
      actions={<ExportAnswers form={form} />}
    />
  );
}

function ExportAnswers({ form }: { form: RecordOf<'formDefinitions'> }) {
  const answers = useAnswersOf(form.hashcode);
  const versions = collections.formEditions.useList({
    filters: [{ field: 'definition', operator: 'eq', value: form.hashcode }],
    ordering: ['number'],
    fields: ['content', 'number'],
  });
  const zone = useZone();
  const alerts = useAlerts();
  const given = answers.data?.results ?? [];

  function exportAll() {
    for (const edition of versions.data?.results ?? []) {
      const rows = given
        .filter((each) => each.edition.hashcode === edition.hashcode)
        .map((each) => ({ ...each, answers: each.answers ?? {} }));
      if (!edition.content || rows.length === 0) continue;
      const table = answersTable(edition.content, rows, {
        lead: [
          { label: words.answeredBy, cell: ({ individual }) => individual?.title ?? '' },
          {
            label: words.submittedAt,
            cell: ({ submitted }) => (submitted === null ? '' : formatInstant(submitted, zone)),
          },
        ],
      });
      saveFile(
        `${form.name} - ${words.exportOf(edition.number)}.csv`,
        csvText([table.columns, ...table.rows]),
        'text/csv;charset=utf-8',
      );
    }
    alerts.show({ kind: 'success', message: words.exported(given.length) });
  }

  return (
    <Button icon="download" disabled={given.length === 0 || !versions.data} onClick={exportAll}>
      {words.exportAnswers}
    </Button>
  );
}
