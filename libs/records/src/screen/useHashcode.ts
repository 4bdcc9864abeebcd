import { useParams } from 'react-router';

/**
 * The hashcode of the record in the URL.
 *
 * @throws when the path has none
 */
export function useHashcode(): string {
  const { hashcode } = useParams();
  if (!hashcode) throw new Error('The path of a profile must have a parameter :hashcode.');
  return hashcode;
}
