import { isReference, type Field } from '@callboard/api-contract';
import { Link } from 'react-router';
import { useActor } from '../actor/useActor';
import { referenceHref } from './referenceHref';
import { plainText } from './plainText';
import type { ShownProps, WebKind } from './webKind';

type ReferenceField = Extract<Field, { kind: 'reference' }>;

export const referenceKind: WebKind<ReferenceField> = {
  text: (_field, value) => (isReference(value) ? value.title : plainText(value)),
  Show: ShownReference,
  filter: 'record',
};

/** The title of the record, as a link to its page if the user can open it. */
function ShownReference({ field, value, text }: ShownProps<ReferenceField>) {
  const { roles } = useActor();
  const href = isReference(value) ? referenceHref(field, value, roles) : undefined;
  return href === undefined ? text : <Link to={href}>{text}</Link>;
}
