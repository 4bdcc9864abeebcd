import { EnterEntry } from '@callboard/entering/enter';
import { lazy } from 'react';
import { CostCard } from '@callboard/office/cost';

// The builder of forms is large, and few entries begin with one.
const FormStep = lazy(async () => ({
  default: (await import('@callboard/form-builder/form-step')).FormStep,
}));

/** Entering in steps, with what it costs and the forms of the event. */
export function Screen() {
  return <EnterEntry Cost={CostCard} FormStep={FormStep} />;
}
