import { entityPath, type Entity } from '@callboard/api-contract/collections';

interface LinksData {
  /** The app's own handle; absent: that of the product. */
  handle?: string;
  entities: Entity[];
}

/** Links to entities of which an app knows no more than their type. */
export function EntityLinks({ data }: { data: unknown }) {
  // The test of this page writes the answer.
  const { handle, entities } = data as LinksData;
  return (
    <ul>
      {entities.map((entity) => {
        const path = entityPath(entity, handle);
        return <li key={entity.model}>{path === null ? entity.model : <a href={path}>{entity.model}</a>}</li>;
      })}
    </ul>
  );
}
