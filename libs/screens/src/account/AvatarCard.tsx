import { collections } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract';
import { useSession } from '@callboard/auth';
import { Card } from '@callboard/ui-kit';
import { AvatarField } from '@callboard/uploads';
import { accountMessages as words } from './accountMessages';

/** One's own picture; for users who are a person among the records, as the picture is that person's. */
export function AvatarCard() {
  const { user } = useSession();
  const individual = user?.individual ?? undefined;
  const { data } = collections.individuals.useGet(individual);
  if (!data) return null;
  const { title, avatar } = data.qed_model;
  return (
    <Card title={words.photo}>
      <AvatarField
        name={title}
        parent={`${collectionNamed('individuals').model}.${data.hashcode}`}
        image={avatar.image?.url}
        placeholder={avatar.placeholder}
      />
    </Card>
  );
}
