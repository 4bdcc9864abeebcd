import { useState } from 'react';
import { Button } from '../../elements/Button/Button';
import { displayMessages } from '../../text/displayMessages';
import { atomOf } from './toJsonText';
import styles from './JsonView.module.css';

interface JsonNodeProps {
  /** The key of the value; absent for the root. */
  name?: string | undefined;
  value: unknown;
  openDepth: number;
  /** The objects around it, to detect cycles. */
  ancestors: readonly object[];
}

const pageLength = 100;

/** A value and, when it has properties, the properties under it. */
export function JsonNode({ name, value, openDepth, ancestors }: JsonNodeProps) {
  const [shown, setShown] = useState(pageLength);
  const [isOpen, setOpen] = useState(openDepth > 0);
  if (typeof value !== 'object' || value === null || ancestors.includes(value)) {
    return <JsonAtom name={name} value={value} />;
  }
  const isList = Array.isArray(value);
  const entries = Object.entries(value);
  if (entries.length === 0) return <JsonAtom name={name} text={isList ? '[]' : '{}'} />;
  return (
    <details
      className={styles.node}
      open={isOpen}
      onToggle={(event) => {
        if (event.target === event.currentTarget) setOpen(event.currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        <JsonKey name={name} />
        <span className={styles.mark}>{isList ? '[' : '{'}</span>
        <span className={styles.count}>{displayMessages.partCount(entries.length)}</span>
        <span className={styles.mark}>{isList ? ']' : '}'}</span>
      </summary>
      {/* Closed nodes are not rendered: a value can be large. */}
      {isOpen && (
        <div className={styles.children}>
          {entries.slice(0, shown).map(([key, part]) => (
            <JsonNode
              key={key}
              name={key}
              value={part}
              openDepth={openDepth - 1}
              ancestors={[...ancestors, value]}
            />
          ))}
          {entries.length > shown && (
            <Button variant="quiet" size="xs" onClick={() => setShown(shown + pageLength)}>
              {displayMessages.showMore(entries.length - shown)}
            </Button>
          )}
        </div>
      )}
    </details>
  );
}

function JsonAtom({ name, value, text }: { name?: string | undefined; value?: unknown; text?: string }) {
  const atom = text === undefined ? atomOf(value) : { kind: 'null', text };
  return (
    <div className={styles.atom}>
      <JsonKey name={name} />
      <span className={styles.value} data-kind={atom.kind}>
        {atom.text}
      </span>
    </div>
  );
}

function JsonKey({ name }: { name?: string | undefined }) {
  return name === undefined ? null : (
    <span className={styles.key}>
      {name}
      <span className={styles.mark}>: </span>
    </span>
  );
}
