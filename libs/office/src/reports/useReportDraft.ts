import { collections } from '@callboard/api-client/collections';
import type { DraftOf, RecordOf } from '@callboard/api-contract';
import { useAlerts } from '@callboard/ui-kit/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reportMessages as words } from './reportMessages';

/** Fields of a report that a user edits. */
export type ReportDraft = Required<DraftOf<'reports'>>;

/** A report while it is edited, and how it is saved and deleted. */
export function useReportDraft(report: RecordOf<'reports'> | undefined, collection: string) {
  const [draft, setDraft] = useState<ReportDraft>(() => draftOf(report, collection));
  const [create, creating] = collections.reports.useCreate();
  const [patch, patching] = collections.reports.usePatch();
  const [remove, removing] = collections.reports.useRemove();
  const navigate = useNavigate();
  const alerts = useAlerts();

  async function save() {
    const outcome = report ? await patch(report.hashcode, draft, report.version) : await create(draft);
    if (!outcome.ok) return;
    alerts.show({ kind: 'success', message: words.saved });
    if (!report) void navigate(`/reports/${outcome.data.hashcode}`, { replace: true });
  }

  async function removeIt() {
    if (!report) return;
    const outcome = await remove(report.hashcode, report.version);
    if (outcome.ok) void navigate('/reports');
  }

  return {
    draft,
    change: (part: Partial<ReportDraft>) => setDraft((current) => ({ ...current, ...part })),
    ask: (part: Partial<ReportDraft['question']>) =>
      setDraft((current) => ({ ...current, question: { ...current.question, ...part } })),
    save,
    remove: removeIt,
    isSaving: creating.isLoading || patching.isLoading || removing.isLoading,
  };
}

function draftOf(report: RecordOf<'reports'> | undefined, collection: string): ReportDraft {
  return {
    name: report?.name ?? '',
    question: report?.question ?? questionOf(collection),
    display: report?.display ?? 'bars',
    shared_with: report?.shared_with ?? 'owner',
    weekly_mail: report?.weekly_mail ?? false,
  };
}

/** The first question about a collection. */
export function questionOf(collection: string): ReportDraft['question'] {
  return { collection, by: 'created:month', second: null, measure: 'count', search: '', filters: [] };
}
