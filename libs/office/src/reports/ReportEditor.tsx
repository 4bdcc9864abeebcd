import type { CollectionName, RecordOf } from '@callboard/api-contract';
import { collectionNamed, isCollectionName } from '@callboard/api-contract/collections';
import { useRecordName } from '@callboard/app-state';
import { canEver, canReach, useActor } from '@callboard/records';
import { Button } from '@callboard/ui-kit/elements';
import { Card, PageHeader } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { ReportAnswer } from './ReportAnswer';
import { reportMessages as words } from './reportMessages';
import { ReportQuestionFields } from './ReportQuestionFields';
import { ReportReceivers } from './ReportReceivers';
import { ReportSettings } from './ReportSettings';
import styles from './reports.module.css';
import { useAskableCollections } from './useAskableCollections';
import { useReportDraft } from './useReportDraft';

/** The question of a report, built by selecting, and its answer, which follows each change. */
export function ReportEditor({ report }: { report: RecordOf<'reports'> | undefined }) {
  const askable = useAskableCollections();
  const [first] = askable;
  const editing = useReportDraft(report, first?.name ?? 'events');
  const { draft, save, remove, isSaving } = editing;
  const [wasRefused, setWasRefused] = useState(false);
  const actor = useActor();
  const isOwn = report === undefined || canReach(collectionNamed('reports'), 'update', { ...report }, actor);
  const title = report?.name ?? words.newReport;
  useRecordName(title);
  const { collection } = draft.question;
  const receivers = report && canEver(collectionNamed('reportReceivers'), 'read', actor) && (
    <ReportReceivers report={report.hashcode} isOwn={isOwn} />
  );
  const isMissing = draft.name.trim() === '';
  return (
    <>
      <PageHeader
        title={title}
        actions={
          isOwn && (
            <span className={styles.buttons}>
              {report && (
                <Button disabled={isSaving} onClick={() => void remove()}>
                  {words.remove}
                </Button>
              )}
              <Button
                variant="primary"
                isBusy={isSaving}
                onClick={() => {
                  setWasRefused(isMissing);
                  if (!isMissing) void save();
                }}
              >
                {words.save}
              </Button>
            </span>
          )
        }
      />
      <div className={styles.split}>
        {isOwn && (
          <div className={styles.question}>
            <Card title={words.question}>
              <ReportSettings
                editing={editing}
                error={wasRefused && isMissing ? words.nameMissing : undefined}
              />
              {isCollection(collection) && (
                <ReportQuestionFields editing={editing} collection={collection} askable={askable} />
              )}
            </Card>
            {receivers}
          </div>
        )}
        <Card title={words.answer}>
          {isCollection(collection) && (
            <ReportAnswer
              collection={collection}
              name={draft.name.trim() === '' ? title : draft.name}
              question={draft.question}
              display={draft.display}
            />
          )}
        </Card>
        {!isOwn && <div className={styles.question}>{receivers}</div>}
      </div>
    </>
  );
}

function isCollection(name: string): name is CollectionName {
  return isCollectionName(name);
}
