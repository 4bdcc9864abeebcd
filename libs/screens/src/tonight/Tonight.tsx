import { Tonight } from '@callboard/scheduling/tonight';
import { MissingItem } from '@callboard/entering/missing';

/** The performances of today, with what their acts lack. */
export function Screen() {
  return <Tonight Missing={MissingItem} />;
}
