import { zoneName } from '@callboard/domain/calendar';
import { formatInstant, ownZone } from '@callboard/ui-kit/dates';
import { Button } from '@callboard/ui-kit/elements';
import { Banner } from '@callboard/ui-kit/layout';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import type { FormValues } from '../definition';
import { messages } from '../messages';
import type { FormDraft, KeptChanges } from './FormDraft';
import { keepTyping } from './keepTyping';

const nothing: FormValues = {};

/** Keeps what is typed into the form around it, and offers what was kept before. */
export function DraftKeeper({ draft }: { draft: FormDraft }) {
  const form = useForm<FormValues>();
  const [found, setFound] = useState<KeptChanges | null>(null);
  const offered = useRef<FormValues>(nothing);

  // Asks the device, which is outside of React, and tells it of every change from then on.
  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const begin = (kept: KeptChanges | null) => {
      if (!isHere) return;
      offered.current = kept?.changes ?? nothing;
      setFound(kept);
      stop = keepTyping(form, draft, () => offered.current);
    };
    draft.read().then(begin, () => begin(null));
    return () => {
      isHere = false;
      stop?.();
    };
  }, [form, draft]);

  if (!found) return null;

  function decide() {
    offered.current = nothing;
    setFound(null);
  }

  function restore({ changes }: KeptChanges) {
    // First, so that what is kept from now on is what the form holds.
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

function whenOf({ savedAt }: KeptChanges): [time: string, zone: string] {
  const instant = new Date(savedAt).toISOString();
  const zone = ownZone();
  return [formatInstant(instant, zone), zoneName(zone, instant)];
}
