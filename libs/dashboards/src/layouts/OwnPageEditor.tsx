import { actions } from '@callboard/api-client/actions';
import type { LayoutContent } from '@callboard/api-contract/layouts';
import { LayoutEditor } from '../editor/LayoutEditor';
import { UnsavedChangesDialog } from '@callboard/forms';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useState } from 'react';
import { useLayoutDraft } from './useLayoutDraft';
import type { WithTools } from './WithTools';
import { ownPageMessages as words } from './ownPageMessages';

export interface OwnPageEditorProps extends WithTools {
  /** The address of the page. */
  slug: string;
  /** Version of the user; undefined before the first change. */
  stored: LayoutContent | undefined;
  toContent: () => LayoutContent;
  onDone: () => void;
}

/** Composes a user's own version of a page, saved a moment after each change. Without a change there is none. */
export function OwnPageEditor({ slug, stored, toContent, onDone, Tools }: OwnPageEditorProps) {
  const [saveOwnPage] = actions.saveOwnPage.useAction();
  const [first] = useState(() => stored ?? toContent());
  const draft = useLayoutDraft(first, async (content) => (await saveOwnPage({ slug, content })).ok);

  async function finish() {
    if (await draft.save()) onDone();
  }

  return (
    <Tools>
      <Banner
        actions={
          <Button variant="primary" onClick={() => void finish()}>
            {words.done}
          </Button>
        }
      >
        {words.editing}
      </Banner>
      <LayoutEditor content={draft.content} onChange={draft.change} status={draft.statusText} />
      <UnsavedChangesDialog
        open={draft.departure.isBlocked}
        onKeep={draft.departure.stay}
        onDiscard={draft.departure.leave}
      />
    </Tools>
  );
}
