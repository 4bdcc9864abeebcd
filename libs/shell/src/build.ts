/** The build number (clause 1.13); `dev` under the development server. */
export const build = {
  number: String(import.meta.env.VITE_BUILD ?? 'dev'),
  /** The date of the build as YYYY-MM-DD, if known. */
  day: String(import.meta.env.VITE_BUILT_ON ?? '') || undefined,
} as const;
