/** Features that a tenant can switch on (clause 1.10). The app arguments of the server override it. */
export const features = ['ticketing', 'scheduling', 'performances', 'milestones'] as const;
export type Feature = (typeof features)[number];
export type Features = Readonly<Record<Feature, boolean>>;

export const defaultFeatures: Features = {
  ticketing: false,
  scheduling: true,
  performances: true,
  milestones: false,
};

/** Overrides features one by one; names that are no feature are left out. */
export function mergeFeatures(base: Features, overrides: Readonly<Record<string, boolean>> = {}): Features {
  const merged = { ...base };
  for (const feature of features)
    if (Object.hasOwn(overrides, feature)) merged[feature] = overrides[feature] ?? base[feature];
  return merged;
}
