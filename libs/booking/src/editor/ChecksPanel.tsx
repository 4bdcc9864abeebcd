import { checkPlan } from '@callboard/domain/booking';
import { EmptyState, List } from '@callboard/ui-kit/display';
import { Button } from '@callboard/ui-kit/elements';
import { useMemo } from 'react';
import { editorMessages as words } from './editorMessages';
import type { PlanEditing } from './usePlanEditor';

/** Problems of the plan, each with a way to it. */
export function ChecksPanel({ editing: { plan, show } }: { editing: PlanEditing }) {
  const findings = useMemo(() => checkPlan(plan), [plan]);
  if (findings.length === 0) {
    return (
      <EmptyState title={words.allRight} icon="check">
        {words.allRightText}
      </EmptyState>
    );
  }
  return (
    <List
      label={words.checks}
      items={findings.map((finding, index) => {
        const text = words.finding(finding);
        return {
          id: `${finding.kind} ${index}`,
          title: text,
          ...(finding.ids.length > 0 && {
            end: (
              <Button size="small" aria-label={words.showPart(text)} onClick={() => show(finding.ids)}>
                {words.show}
              </Button>
            ),
          }),
        };
      })}
    />
  );
}
