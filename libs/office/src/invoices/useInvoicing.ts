import { actions } from '@callboard/api-client/actions';
import type { InputOf } from '@callboard/api-contract/actions';
import type { InvoiceDetail } from '@callboard/api-contract/finance';
import { useRef, useState } from 'react';

interface Wanted {
  key: string;
  input: InputOf<'invoiceFees'>;
}

/** Makes invoices one after another: one that is refused does not stop the others, and a stop leaves what is made. */
export function useInvoicing() {
  const [invoice] = actions.invoiceFees.useAction();
  const [made, setMade] = useState<ReadonlyMap<string, InvoiceDetail>>(new Map());
  const [failed, setFailed] = useState<ReadonlyMap<string, string>>(new Map());
  const [total, setTotal] = useState(0);
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);

  async function run(all: readonly Wanted[]): Promise<void> {
    isStopped.current = false;
    setFailed(new Map());
    setTotal(made.size + all.length);
    setRunning(true);
    for (const { key, input } of all) {
      if (isStopped.current) break;
      const outcome = await invoice(input);
      if (outcome.ok) setMade((before) => new Map(before).set(key, outcome.data.invoice));
      else setFailed((before) => new Map(before).set(key, outcome.problem.message));
    }
    setRunning(false);
  }

  function stop(): void {
    isStopped.current = true;
  }

  return { made, failed, total, isRunning, run, stop };
}
