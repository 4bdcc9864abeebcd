import type { QuestionKind } from '@callboard/forms';
import { translate } from '@callboard/language';
import { PhotoControl } from '@callboard/uploads';
import { ShownFiles } from './attachment';
import { listChange } from './listChange';

export const photoKind: QuestionKind = {
  Control: (props) => <PhotoControl {...props} onChange={listChange(props)} />,
  Show: ShownFiles,
  question: { name: () => translate('Photos'), icon: 'photo', group: 'file', isWide: true },
};
