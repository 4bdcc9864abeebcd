/** Where the pictures that a plan is traced from are stored. */
export interface PlanPictures {
  /** Stores a picture; answers its id, or why it is not stored. */
  add: (file: File) => Promise<{ picture: string } | { problem: string }>;
  /** The URL of a picture; undefined while it is loading and where it is gone. */
  urlOf: (picture: string) => string | undefined;
  /** True once the pictures are read. */
  isLoaded: boolean;
  /** The types of files that it takes. */
  accept: string;
}
