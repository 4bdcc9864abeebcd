import type { QuestionKind } from '@callboard/forms';
import { say } from '@callboard/language';
import { PhotoControl } from '@callboard/uploads';
import { ShownFiles } from './attachment';
import { listChange } from './listChange';

export const photoKind: QuestionKind = {
  Control: (props) => <PhotoControl {...props} onChange={listChange(props)} />,
  Show: ShownFiles,
  question: { name: () => say('Photos'), icon: 'photo', group: 'file', isWide: true },
};
