import { formatLength, parseLength } from '@callboard/domain/calendar';
import { translate } from '@callboard/language';
import { TypedInput } from '../controls/TypedInput';
import type { FieldControlProps } from '../definition';
import { rules } from '../rules/rules';
import { textOf } from '../values/textOf';
import type { QuestionKind } from './formKind';

export const lengthKind: QuestionKind = {
  Control: LengthControl,
  Show: ({ value }) => lengthText(value),
  isTyped: true,
  hasReadOnlyControl: true,
  rules: () => [rules.length()],
  question: {
    name: () => translate('Length in minutes and seconds'),
    icon: 'history',
    group: 'number',
    width: 'small',
  },
};

/** The length of a piece, typed as 3:30. Its value is in seconds; of a text that is no length, the text, so that it is refused. */
function LengthControl(props: FieldControlProps) {
  const { definition } = props;
  return (
    <TypedInput
      {...props}
      definition={{ ...definition, placeholder: definition.placeholder ?? '3:30' }}
      parse={valueOf}
      format={lengthText}
    />
  );
}

function valueOf(text: string): number | string | null {
  return text.trim() === '' ? null : (parseLength(text) ?? text);
}

function lengthText(value: unknown): string {
  return typeof value === 'number' ? formatLength(value) : textOf(value);
}
