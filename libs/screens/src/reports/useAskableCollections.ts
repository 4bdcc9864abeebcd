import { collectionNamed, collectionNames, type CollectionName } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { say } from '@callboard/language';

/** The collections whose lists the user has a page for, as those pages are named. */
export function useAskableCollections(): { name: CollectionName; label: string }[] {
  const { routes } = useSession().navigation;
  const names = new Map(routes.map(({ path, name }) => [path, name]));
  return collectionNames
    .flatMap((name) => {
      const title = names.get(collectionNamed(name).page.replace('/{hashcode}', ''));
      return title === undefined || name === 'reports' ? [] : [{ name, label: say(title) }];
    })
    .sort((one, other) => one.label.localeCompare(other.label));
}
