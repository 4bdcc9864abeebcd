import type { Series } from '@callboard/api-contract/tenant';
import type { VenueTown } from './words/venues/VenueTown';

/** An event of a season at its place, on its days. */
export interface EventPlan {
  series: Series;
  name: string;
  town: VenueTown;
  startsOn: string;
  endsOn: string;
  status: 'draft' | 'open' | 'closed' | 'running' | 'complete' | 'cancelled';
}
