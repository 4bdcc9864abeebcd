import { product } from '@callboard/api-contract';

/** Names a page from its route's name and path; undefined when it has no better title. */
export type PageTitleOf = (route: { name: string; path: string }) => string | undefined;

export interface PageTitleParts {
  /** The name of the record that the page shows. */
  recordName?: string | undefined;
  route?: { name: string; path: string; meta?: { title?: string | undefined } | undefined } | undefined;
  titleOf?: PageTitleOf | undefined;
}

/**
 * The title of the window: the record's name, else the route's meta title, else the result of `titleOf`, else the route's
 * name, else the product's name (clauses 1.7 and 2.35).
 */
export function pageTitle({ recordName, route, titleOf }: PageTitleParts): string {
  return recordName || route?.meta?.title || (route && titleOf?.(route)) || route?.name || product.name;
}
