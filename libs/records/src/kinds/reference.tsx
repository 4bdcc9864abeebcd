import {
  collectionNamed,
  isCollectionName,
  isReference,
  recordPath,
  rowRule,
  type Field,
} from '@callboard/api-contract';
import { Link } from 'react-router';
import { useActor } from '../actor/useActor';
import { plainText } from './plainText';
import type { ShownProps, WebKind } from './webKind';

type ReferenceField = Extract<Field, { kind: 'reference' }>;

export const referenceKind: WebKind<ReferenceField> = {
  text: (_field, value) => (isReference(value) ? value.title : plainText(value)),
  Show: ShownReference,
  filter: 'record',
};

/** The title of the record, as a link to its page if the user can open it. */
function ShownReference({ field: { to }, value, text }: ShownProps<ReferenceField>) {
  const { roles } = useActor();
  if (!isReference(value) || !isCollectionName(to)) return text;
  const target = collectionNamed(to);
  if (rowRule(target, 'read', roles) === null) return text;
  return <Link to={recordPath(target, { hashcode: value.hashcode })}>{text}</Link>;
}
