import '@callboard/ui-kit/styles.css';
import { SeatPicker } from '@callboard/booking/pick';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { benchPlan, notePaint, stage } from './hall';

const plan = benchPlan();
const priceGroups = plan.categories.map((category) => ({ ...category, price: '$20.00' }));
const states = new Uint8Array(plan.sections.length * 10_000);

function Stage() {
  const [selection, setSelection] = useState<ReadonlySet<string>>(new Set());
  return <SeatPicker {...{ plan, priceGroups, states, selection }} onChange={setSelection} />;
}

notePaint(() => {
  flushSync(() => createRoot(stage()).render(<Stage />));
});
