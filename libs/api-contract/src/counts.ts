import * as v from 'valibot';

/** How many records share a value: `GET {path}/counts?by=status`, with the filters and the search of a list. */
export interface CountsResponse {
  by: string;
  /** Most first. A reference is counted by its hashcode and labelled with its title; null stands for none. */
  results: { value: string | null; label: string; count: number }[];
}

export const countsResponseSchema = v.object({
  by: v.string(),
  results: v.array(v.object({ value: v.nullable(v.string()), label: v.string(), count: v.number() })),
});
