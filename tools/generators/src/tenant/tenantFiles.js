/** @typedef {{ code: string, title: string }} TenantNames */

/**
 * What differs from the other tenants, to be filled in.
 *
 * @param {TenantNames & { entries: string, participants: string, collaborators: string }} names
 */
export function tenantSource({ code, title, entries, participants, collaborators }) {
  return `import { defineTenant } from '@callboard/tenant';

/** Say in one sentence who they are and what they do. */
export const tenant = defineTenant({
  code: '${code}',
  name: '${title}',
  tagline: '${title}',
  collections: {
    entries: '${entries}',
    participants: '${participants}',
    collaborators: '${collaborators}',
  },
});
`;
}

/** The name in plain letters, until somebody draws a logo. @param {TenantNames} names */
export function logoSource({ title }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 64" role="img" aria-label="${title}">
  <text x="0" y="44" fill="#fff" font-family="system-ui, sans-serif" font-size="40" font-weight="700" textLength="238" lengthAdjust="spacingAndGlyphs">${title}</text>
</svg>
`;
}

/** The first letter on a disc. @param {TenantNames} names */
export function iconSource({ title }) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">
  <circle cx="32" cy="32" r="32" fill="#334155" />
  <text x="32" y="44" fill="#fff" font-family="system-ui, sans-serif" font-size="36" font-weight="700" text-anchor="middle">${title.charAt(0)}</text>
</svg>
`;
}
