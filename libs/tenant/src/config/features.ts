/** What a tenant may switch on (clause 1.10). App arguments of the server have the last word. */
export const features = ['ticketing', 'scheduling', 'performances', 'milestones'] as const;
export type Feature = (typeof features)[number];
export type Features = Readonly<Record<Feature, boolean>>;

export const defaultFeatures: Features = {
  ticketing: false,
  scheduling: true,
  performances: true,
  milestones: false,
};

/** Settles the features: what a later layer says about a known feature wins; unknown names are left out. */
export function mergeFeatures(base: Features, said: Readonly<Record<string, boolean>> = {}): Features {
  const merged = { ...base };
  for (const feature of features)
    if (Object.hasOwn(said, feature)) merged[feature] = said[feature] ?? base[feature];
  return merged;
}
