import { useState, type KeyboardEvent } from 'react';
import { mentionAt } from './mentionAt';

/** A member whom a message can mention. */
export interface Mentionable {
  id: string;
  name: string;
  /** School or role, to distinguish two people of one name. */
  note: string;
}

const maxOptions = 8;

export interface MentionsOptions {
  members: readonly Mentionable[];
  text: string;
  /** Called with the text and the place of the caret after a member is inserted. */
  onInsert: (text: string, caret: number) => void;
}

/** Suggests members after an '@', and remembers those that were selected. */
export function useMentions({ members, text, onInsert }: MentionsOptions) {
  const [caret, setCaret] = useState(0);
  const [dismissedAt, setDismissedAt] = useState<number | null>(null);
  const [highlighted, setHighlighted] = useState(0);
  const [selected, setSelected] = useState<readonly Mentionable[]>([]);
  const mention = mentionAt(text, caret);
  const isOpen = mention !== null && mention.at !== dismissedAt;
  const options = isOpen ? matching(members, mention.query) : [];
  const current = Math.min(highlighted, options.length - 1);

  function select(member: Mentionable) {
    if (mention === null) return;
    const begin = `${text.slice(0, mention.at)}@${member.name} `;
    setSelected([...selected.filter(({ id }) => id !== member.id), member]);
    setHighlighted(0);
    setCaret(begin.length);
    onInsert(begin + text.slice(caret).replace(/^ /, ''), begin.length);
  }

  return {
    options,
    highlighted: current,
    select,
    /** Call it with the place of the caret whenever it moves. */
    onCaret(next: number) {
      setCaret(next);
      if (mentionAt(text, next)?.at !== mention?.at) {
        setDismissedAt(null);
        setHighlighted(0);
      }
    },
    /** Handles a key of the list, and returns whether it did. */
    onKeyDown(event: KeyboardEvent): boolean {
      const option = options[current];
      if (option === undefined) return false;
      if (event.key === 'ArrowDown') setHighlighted((current + 1) % options.length);
      else if (event.key === 'ArrowUp') setHighlighted((current + options.length - 1) % options.length);
      else if (event.key === 'Enter' || event.key === 'Tab') select(option);
      else if (event.key === 'Escape') setDismissedAt(mention?.at ?? null);
      else return false;
      event.preventDefault();
      event.stopPropagation();
      return true;
    },
    /** The selected members that a text still mentions. */
    mentionedIn: (body: string) =>
      selected.filter(({ name }) => body.includes(`@${name}`)).map(({ id }) => id),
    clear: () => setSelected([]),
  };
}

/** The members of whom a part of the name begins with the query. */
function matching(members: readonly Mentionable[], query: string): readonly Mentionable[] {
  const wanted = query.toLocaleLowerCase();
  return members
    .filter(({ name }) => ` ${name.toLocaleLowerCase()}`.includes(` ${wanted}`))
    .slice(0, maxOptions);
}
