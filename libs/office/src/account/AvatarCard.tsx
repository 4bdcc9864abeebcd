import { collections } from '@callboard/api-client/collections';
import { collectionNamed } from '@callboard/api-contract/collections';
import { useSession } from '@callboard/auth';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Card } from '@callboard/ui-kit/layout';
import { AvatarField } from '@callboard/uploads';
import styles from './account.module.css';
import { accountMessages as words } from './accountMessages';

/** The user's picture. It belongs to a person's record, so only users with such a record have one. */
export function AvatarCard() {
  const { user } = useSession();
  const { data, problem, isLoading, refetch } = collections.individuals.useGet(user?.individual ?? undefined);
  if (!user?.individual) return null;
  return (
    <Card title={words.photo}>
      <div className={styles.photo}>
        <QueryView
          query={{ value: data, problem, isLoading, retry: refetch }}
          loading={<Skeleton variant="rows" lines={1} />}
        >
          {({ hashcode, qed_model: { title, avatar } }) => (
            <AvatarField
              name={title}
              parent={`${collectionNamed('individuals').model}.${hashcode}`}
              image={avatar.image?.url}
              placeholder={avatar.placeholder}
            />
          )}
        </QueryView>
      </div>
    </Card>
  );
}
