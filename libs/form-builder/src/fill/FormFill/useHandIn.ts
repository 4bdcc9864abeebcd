import { checkAnswers, type AnswerErrors } from '@callboard/domain/forms';
import type { FormHandle } from '@callboard/forms';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { handedAnswers } from '../answers/sentAnswers';
import { firstFault, type FormParts } from '../asked/formParts';
import type { Keeping } from '../keep/useKeeper';
import type { Pages } from '../pages/usePages';
import type { FormFillProps } from './FormFill';

export interface HandInOptions {
  formProps: FormFillProps;
  parts: FormParts;
  handle: FormHandle;
  keeping: Keeping;
  pages: Pages;
  form: RefObject<HTMLFormElement | null>;
  onHandInBegin: () => void;
  faultsOfHandIn: () => AnswerErrors | null;
}

export interface HandIn {
  isBusy: boolean;
  isDone: boolean;
  /** Whether it was refused before. */
  isTried: boolean;
  run: () => Promise<void>;
}

/** Hands the answers in, after what is being kept; where they are refused it opens the page of the first fault. */
export function useHandIn(options: HandInOptions): HandIn {
  const { formProps, parts, handle, keeping, pages, form } = options;
  const [isBusy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [refused, setRefused] = useState<AnswerErrors | null>(null);
  const latest = useRef(openFault);

  useEffect(() => {
    latest.current = openFault;
  });

  // Moves the browser's focus, once what is wrong is on the screen.
  useEffect(() => {
    if (refused) latest.current(refused);
  }, [refused]);

  function openFault(faults: AnswerErrors) {
    // A date that is out of bounds is refused by its own field.
    const own = form.current?.querySelector<HTMLElement>('[data-field][data-invalid]')?.dataset['field'];
    const name = firstFault(formProps.content, handle.values(), faults) ?? own;
    const page = name === undefined ? undefined : parts.pageOf(name);
    if (page === undefined) form.current?.querySelector<HTMLElement>('[data-error-summary]')?.focus();
    else pages.open(page, name);
  }

  return {
    isBusy,
    isDone,
    isTried: refused !== null,
    async run() {
      if (isBusy) return;
      setBusy(true);
      options.onHandInBegin();
      // What is kept late would change what is handed in.
      await keeping.keeper.hold();
      await handle.submit();
      setBusy(false);
      const faults = options.faultsOfHandIn();
      if (faults === null) {
        setDone(true);
        return;
      }
      keeping.keeper.resume();
      const { content } = formProps;
      setRefused({ ...checkAnswers(content, handedAnswers(content, handle.values()), 'final'), ...faults });
    },
  };
}
