import { translate } from '@callboard/language';
import { LineControl } from '../controls/LineControl';
import { ContactValue } from '../displays/ContactValue';
import { lengthRules } from '../rules/limitRules';
import { rules } from '../rules/rules';
import type { QuestionKind } from './formKind';

export const emailKind: QuestionKind = {
  Control: (props) => <LineControl {...props} type="email" />,
  Show: ({ value }) => <ContactValue scheme="mailto" value={value} />,
  isTyped: true,
  hasReadOnlyControl: true,
  rules: (definition) => [rules.email(), ...lengthRules(definition)],
  question: { name: () => translate('Email address'), icon: 'mail', group: 'text' },
};
