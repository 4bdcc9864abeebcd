import { Link } from '../../navigation/Link/Link';
import { PlainValue } from './PlainValue';
import type { ShownValueProps } from './ShownValueProps';
import { readModel } from './readModel';

/** A record as its title. */
export function ModelTitleValue({ value, onFollow }: ShownValueProps) {
  const model = readModel(value);
  if (model === undefined) return <PlainValue value={value} />;
  if (model.href === undefined) return model.title;
  return (
    <Link href={model.href} onFollow={onFollow}>
      {model.title}
    </Link>
  );
}
