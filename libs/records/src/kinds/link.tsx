import type { Field } from '@callboard/api-contract';
import { Link } from '@callboard/ui-kit/navigation';
import type { WebKind } from './webKind';
import { writtenKind } from './writtenKinds';

/** A link to another site: shown as one, and entered in the control of a text. */
export const linkKind: WebKind<Extract<Field, { kind: 'link' }>> = {
  ...writtenKind,
  Show: ({ text }) => (
    <Link href={text} isExternal>
      {text}
    </Link>
  ),
  control: (field) => ({ ...writtenKind.control(field), kind: 'text' }),
};
