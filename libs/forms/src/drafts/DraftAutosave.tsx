import { zoneName } from '@callboard/domain/calendar';
import { formatInstant, ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../definition';
import { messages } from '../messages';
import type { FormDraft, StoredChanges } from './FormDraft';
import { keepTyping } from './keepTyping';

const nothing: FormValues = {};

/** Stores unsaved changes of the surrounding form as a draft, and offers an earlier draft. */
export function DraftAutosave({ draft }: { draft: FormDraft }) {
  const form = useForm<FormValues>();
  const [found, setFound] = useState<StoredChanges | null>(null);
  const offered = useRef<FormValues>(nothing);

  // Reads the draft from storage, then writes every change to it.
  useEffect(() => {
    let isMounted = true;
    let stop: (() => void) | undefined;
    const begin = (stored: StoredChanges | null) => {
      if (!isMounted) return;
      offered.current = stored?.changes ?? nothing;
      setFound(stored);
      stop = keepTyping(form, draft, () => offered.current);
    };
    draft.read().then(begin, () => begin(null));
    return () => {
      isMounted = false;
      stop?.();
    };
  }, [form, draft]);

  if (!found) return null;

  function decide() {
    offered.current = nothing;
    setFound(null);
  }

  function restore({ changes }: StoredChanges) {
    // Before the changes: they would be merged with the draft again.
    decide();
    form.batch(() => {
      const known = new Set(form.getRegisteredFields().map(topOf));
      for (const [name, value] of Object.entries(changes)) if (known.has(name)) form.change(name, value);
    });
  }

  return (
    <Banner
      title={messages.draftFound}
      actions={
        <>
          <Button variant="primary" onClick={() => restore(found)}>
            {messages.draftRestore}
          </Button>
          <Button
            onClick={() => {
              decide();
              draft.remove();
            }}
          >
            {messages.draftDiscard}
          </Button>
        </>
      }
    >
      {messages.draftText(...whenOf(found))}
    </Banner>
  );
}

/** The field of the form that a nested one belongs to: `members` of `members[0].name`. */
function topOf(name: string): string {
  return name.replace(/[.[].*$/, '');
}

function whenOf({ savedAt }: StoredChanges): [time: string, zone: string] {
  const instant = new Date(savedAt).toISOString();
  const zone = ownZone();
  return [formatInstant(instant, zone), zoneName(zone, instant)];
}
