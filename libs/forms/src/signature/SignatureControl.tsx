import { SegmentedControl, TextInput, useFieldGroup } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { DrawnSignature } from './DrawnSignature';
import { isDrawing } from './isDrawing';
import styles from './SignatureControl.module.css';

type Way = 'draw' | 'type';

/** A signature: drawn with a pointer, or typed as a name by those who cannot or would rather not draw. */
export function SignatureControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled } = definition;
  const text = typeof value === 'string' ? value : '';
  const [chosen, setWay] = useState<Way>('draw');
  const group = useFieldGroup();
  // What is there says how it came there.
  const wayOfValue = isDrawing(text) ? 'draw' : 'type';
  const way = text === '' ? chosen : wayOfValue;

  function choose(next: Way) {
    setWay(next);
    if (text !== '' && next !== way) onChange(null);
  }

  return (
    <div {...group} className={styles.root} role="group" onBlur={onBlur}>
      {!disabled && (
        <SegmentedControl<Way>
          label={messages.signatureWay}
          segments={[
            { value: 'draw', label: messages.signatureWays.draw },
            { value: 'type', label: messages.signatureWays.type },
          ]}
          value={way}
          onValueChange={choose}
          size="small"
        />
      )}
      {way === 'draw' ? (
        <DrawnSignature
          value={isDrawing(text) ? text : ''}
          onChange={onChange}
          disabled={disabled === true}
        />
      ) : (
        <TextInput
          id={`${group.id ?? name}-name`}
          name={name}
          aria-label={messages.signatureName}
          value={text}
          onChange={(event) => onChange(event.currentTarget.value)}
          disabled={disabled}
          maxLength={200}
          placeholder={messages.signatureName}
          autoComplete="name"
        />
      )}
    </div>
  );
}
