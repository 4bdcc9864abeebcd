/** Which build this is (clause 1.13): set by the build, `dev` under the development server. */
export const build = {
  number: String(import.meta.env.VITE_BUILD ?? 'dev'),
  /** The day as YYYY-MM-DD, where it is known. */
  day: String(import.meta.env.VITE_BUILT_ON ?? '') || undefined,
} as const;
