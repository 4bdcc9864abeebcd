import type { FloorPlan } from '@callboard/api-contract/booking';
import { sentences } from '@callboard/api-contract/sentences';
import { placeName, planRefusals, type PlanFinding } from '@callboard/domain/booking';
import { refusedAction } from '../../engine/problems';

/** As many labels as the refusal names. */
const maxNamed = 3;

/**
 * Refuses a plan with which two tickets would name the same place.
 *
 * @throws ApiProblem 409 that names the labels, with the findings of the editor
 */
export function refuseDoubleLabels(plan: FloorPlan): void {
  const findings = planRefusals(plan);
  if (findings.length === 0) return;
  const names = [...new Set(findings.map(namesOf))];
  const labels = [...names.slice(0, maxNamed), ...(names.length > maxNamed ? ['…'] : [])].join(', ');
  throw refusedAction(sentences.planLabelsTwice({ labels }), { findings }, 409);
}

/** Both labels, where they are written differently. */
function namesOf({ section, row, number, twin }: PlanFinding): string {
  const name = placeName(section, row, number);
  return twin === undefined ? name : `${twin} = ${name}`;
}
