import { Icon } from '../../elements/Icon/Icon';
import { displayMessages } from '../../text/displayMessages';
import { PlainValue } from './PlainValue';
import styles from './DisplayValue.module.css';

const answers = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['true', true],
  ['1', true],
  ['yes', true],
  [false, false],
  [0, false],
  ['false', false],
  ['0', false],
  ['no', false],
]);

/** Yes or no, as an icon and a word. */
export function BooleanValue({ value }: { value: unknown }) {
  const answer = answers.get(typeof value === 'string' ? value.trim().toLowerCase() : value);
  if (answer === undefined) return <PlainValue value={value} />;
  return (
    <span className={styles.answer} data-answer={answer}>
      <Icon name={answer ? 'check' : 'close'} size="small" />
      {answer ? displayMessages.yes : displayMessages.no}
    </span>
  );
}
