import { problemTexts } from './problemTexts';
import { RubricEditor } from './RubricEditor';
import { Button } from '@callboard/ui-kit/elements';
import { Banner, Stack } from '@callboard/ui-kit/layout';
import { Toolbar } from '@callboard/ui-kit/navigation';
import { useRef } from 'react';
import { rubricPageMessages as words } from './rubricPageMessages';
import type { RubricDraft } from './useRubricDraft';

/** The criteria of a draft with what is left to do before it can be put in use. */
export function RubricWorkshop({ draft }: { draft: RubricDraft }) {
  const { content, isChanged, isOutdated, isSaving, change, discard, save } = draft;
  const root = useRef<HTMLDivElement>(null);
  const problems = problemTexts(content).size;

  async function onSave() {
    if (!(await save())) root.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }

  return (
    <div ref={root}>
      <Stack>
        <Toolbar
          label={words.criteria}
          actions={
            <>
              {isChanged && <Button onClick={discard}>{words.discard}</Button>}
              <Button
                variant="primary"
                disabled={!isChanged || isOutdated}
                isBusy={isSaving}
                onClick={() => void onSave()}
              >
                {words.save}
              </Button>
            </>
          }
        >
          <span role="status">{isChanged ? words.unsaved : words.saved}</span>
        </Toolbar>
        {isOutdated && (
          <Banner kind="warning" title={words.outdated}>
            {words.outdatedText}
          </Banner>
        )}
        {problems > 0 && <Banner kind="warning">{words.problems(problems)}</Banner>}
        <RubricEditor content={content} onChange={change} />
      </Stack>
    </div>
  );
}
