import { pathOfList, type CollectionName } from '@callboard/api-contract';
import { collectionNamed, collectionNames } from '@callboard/api-contract/collections';
import { useSession } from '@callboard/auth';
import { translate } from '@callboard/language';

/** A collection whose list the user has a page for, as that page is called. */
export interface ListedCollection {
  name: CollectionName;
  label: string;
}

/** The collections whose lists the user has a page for: of a tenant only its own, although the entries of each have the same page. */
export function useListedCollections(): readonly ListedCollection[] {
  const { routes } = useSession().navigation;
  const titles = new Map(routes.map(({ path, name, meta }) => [`${meta?.collection} ${path}`, name]));
  return collectionNames.flatMap((name) => {
    const title = titles.get(`${name} ${pathOfList(collectionNamed(name))}`);
    return title === undefined ? [] : [{ name, label: translate(title) }];
  });
}
