import { queries } from '@callboard/api-client/actions';
import type { LimitedRole } from '@callboard/api-contract';
import { QueryView } from '@callboard/ui-kit/display';
import { Skeleton } from '@callboard/ui-kit/elements';
import { Page, PageHeader } from '@callboard/ui-kit/layout';
import { Tabs } from '@callboard/ui-kit/navigation';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { MadeRoles } from './MadeRoles';
import { RightsByRole } from './RightsByRole';
import { RightsChanges } from './RightsChanges';
import { RightsOverview } from './RightsOverview';
import { roleMessages as words } from './roleMessages';
import { SeeAsRole } from './SeeAsRole';

const tabs = ['roles', 'made', 'overview', 'changes'] as const;
const param = 'tab';

/** Rights of each role, limited by admins collection by collection (clause 6.8): by role, of all roles, and who changed it when. */
export function Screen() {
  const [params, setParams] = useSearchParams();
  const [role, setRole] = useState<LimitedRole>('staff');
  const tab = tabs.find((each) => each === params.get(param)) ?? 'roles';
  return (
    <Page width={tab === 'overview' ? 'wide' : undefined}>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle}
        actions={tab === 'roles' && <SeeAsRole role={role} />}
      />
      <Tabs
        label={words.title}
        tabs={tabs.map((id) => ({ id, label: words.tabs[id] }))}
        value={tab}
        onValueChange={(id) => setParams(id === 'roles' ? {} : { [param]: id }, { replace: true })}
      >
        {tab === 'changes' && <RightsChanges />}
        {tab === 'made' && <MadeRoles />}
        {(tab === 'roles' || tab === 'overview') && <Rights tab={tab} role={role} onRoleChange={setRole} />}
      </Tabs>
    </Page>
  );
}

interface RightsProps {
  tab: 'roles' | 'overview';
  role: LimitedRole;
  onRoleChange: (role: LimitedRole) => void;
}

function Rights({ tab, role, onRoleChange }: RightsProps) {
  const { data, problem, isLoading, refetch } = queries.roleLimits.useQuery();
  return (
    <QueryView query={{ value: data, problem, isLoading, retry: refetch }} loading={<Skeleton lines={10} />}>
      {(all) =>
        tab === 'overview' ? (
          <RightsOverview all={all} onChange={refetch} />
        ) : (
          <RightsByRole all={all} role={role} onRoleChange={onRoleChange} onChange={refetch} />
        )
      }
    </QueryView>
  );
}
