/** Names of one community of New Zealand: first names are combined with last names of the same one, most of the time. */
export interface CommunityNames {
  first: readonly string[];
  last: readonly string[];
}

/** A community with its names. */
export interface Community extends CommunityNames {
  /** How many of a hundred people. */
  share: number;
}
