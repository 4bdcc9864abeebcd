import { lazy } from 'react';
import { LoadingControl } from '../controls/LoadingControl';
import { LazyRichText } from '../displays/LazyRichText';
import type { FormKind } from './formKind';

// Loaded with the first field that needs it.
const RichTextControl = lazy(async () => ({
  default: (await import('../richtext/RichTextControl')).RichTextControl,
}));

export const richtextKind: FormKind = {
  Control: (props) => (
    <LoadingControl size="large">
      <RichTextControl {...props} />
    </LoadingControl>
  ),
  Show: ({ definition, value }) => <LazyRichText markup={definition.markup} value={value} />,
};
