import type { AnswerErrors, Answers } from '@callboard/domain/forms';
import { ErrorSummary, useFormHandle } from '@callboard/forms';
import { Banner } from '@callboard/ui-kit/layout';
import { useMemo, useRef, useState } from 'react';
import { messages } from '../../messages';
import { AskedContext } from '../asked/AskedContext';
import { createValuesStore } from '../asked/createValuesStore';
import { toAsked, type FormParts } from '../asked/formParts';
import { KeepStatus } from '../keep/KeepStatus';
import { useKeeper } from '../keep/useKeeper';
import { FillActions } from './FillActions';
import styles from './FormFill.module.css';
import type { FormFillProps } from './FormFill';
import { FillPages } from './FillPages';
import { useHandIn } from './useHandIn';
import { useFillPages } from './useFillPages';

export interface FillBodyProps {
  formProps: FormFillProps;
  parts: FormParts;
  onRefusal: (fields: AnswerErrors, answers: Answers) => void;
  onHandInBegin: () => void;
  /** What is wrong with what was handed in; null when nothing is. */
  faultsOfHandIn: () => AnswerErrors | null;
}

/** What stands in the form: its steps, the open page, and what can be done from here. */
export function FillBody({ formProps, parts, onRefusal, onHandInBegin, faultsOfHandIn }: FillBodyProps) {
  const { content, readOnly = false } = formProps;
  const handle = useFormHandle();
  const form = useRef<HTMLFormElement>(null);
  const asked = useMemo(
    () => createValuesStore(handle, (values) => toAsked(content, values)),
    [handle, content],
  );
  const onKeep = readOnly ? undefined : formProps.onKeep;
  const keeping = useKeeper({ handle, content, onKeep, onRefusal });
  const pages = useFillPages({ formProps, asked, form });
  const [isLeaving, setLeaving] = useState(false);
  const handIn = useHandIn({ formProps, parts, handle, keeping, pages, form, onHandInBegin, faultsOfHandIn });

  async function leave() {
    setLeaving(true);
    const isKept = onKeep === undefined || (await keeping.keeper.flush());
    setLeaving(false);
    if (isKept) formProps.onLeave?.();
  }

  function open(page: string, field?: string) {
    void keeping.keeper.flush();
    pages.open(page, field);
  }

  if (handIn.isDone) return <Banner kind="success" title={messages.handedIn} />;
  return (
    <AskedContext value={asked}>
      <form
        ref={form}
        className={styles.frame}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          // Enter in a field goes on as the button does.
          if (pages.next !== undefined) open(pages.next);
          else if (!readOnly) void handIn.run();
        }}
      >
        <FillPages
          formProps={formProps}
          parts={parts}
          handle={handle}
          pages={pages}
          onOpen={open}
          isTried={handIn.isTried}
          summary={
            <ErrorSummary
              definitions={parts.definitions}
              onFind={(name) => open(parts.pageOf(name) ?? pages.current, name)}
            />
          }
          actions={
            <FillActions
              pages={pages}
              isReadOnly={readOnly}
              isBusy={handIn.isBusy}
              isLeaving={isLeaving}
              onOpen={open}
              onLeave={formProps.onLeave && (() => void leave())}
              status={onKeep && <KeepStatus keeping={keeping} savedAt={formProps.savedAt} />}
            />
          }
        />
      </form>
    </AskedContext>
  );
}
