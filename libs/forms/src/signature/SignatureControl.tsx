import { SegmentedControl, TextInput, useFieldGroup } from '@callboard/ui-kit/inputs';
import { useState } from 'react';
import type { FieldControlProps } from '../definition';
import { messages } from '../messages';
import { DrawnSignature } from './DrawnSignature';
import { isDrawing } from './isDrawing';
import styles from './SignatureControl.module.css';

type SigningMode = 'draw' | 'type';

/** A signature, drawn with a pointer or typed as a name. */
export function SignatureControl({ definition, value, onChange, onBlur }: FieldControlProps) {
  const { name, disabled } = definition;
  const text = typeof value === 'string' ? value : '';
  const [selectedMode, setSelectedMode] = useState<SigningMode>('draw');
  const group = useFieldGroup();
  // A value that exists determines the mode.
  const modeOfValue = isDrawing(text) ? 'draw' : 'type';
  const mode = text === '' ? selectedMode : modeOfValue;

  function select(next: SigningMode) {
    setSelectedMode(next);
    if (text !== '' && next !== mode) onChange(null);
  }

  return (
    <div {...group} className={styles.root} role="group" onBlur={onBlur}>
      {!disabled && (
        <SegmentedControl<SigningMode>
          label={messages.signatureWay}
          segments={[
            { value: 'draw', label: messages.signatureWays.draw },
            { value: 'type', label: messages.signatureWays.type },
          ]}
          value={mode}
          onValueChange={select}
          size="small"
        />
      )}
      {mode === 'draw' ? (
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
