import { Link } from '@callboard/ui-kit/navigation';

/** An email address or a telephone number as a link. */
export function ContactValue({ scheme, value }: { scheme: 'mailto' | 'tel'; value: unknown }) {
  return <Link href={`${scheme}:${encodeURI(String(value))}`}>{String(value)}</Link>;
}
