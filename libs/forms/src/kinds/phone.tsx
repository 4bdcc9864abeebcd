import { translate } from '@callboard/language';
import { LineControl } from '../controls/LineControl';
import { ContactValue } from '../displays/ContactValue';
import { lengthRules } from '../rules/limitRules';
import type { QuestionKind } from './formKind';

export const phoneKind: QuestionKind = {
  Control: (props) => <LineControl {...props} type="tel" />,
  Show: ({ value }) => <ContactValue scheme="tel" value={value} />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: lengthRules,
  question: { name: () => translate('Phone number'), icon: 'phone', group: 'text' },
};
