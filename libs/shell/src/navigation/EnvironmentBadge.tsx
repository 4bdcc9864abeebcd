import { Badge } from '@callboard/ui-kit/display';
import { Menu } from '@callboard/ui-kit/overlays';
import { messages } from '../messages';
import { useAppArguments } from '../startup/argumentsSlice';

/** The name of an environment other than production; on staging it links to production (clause 2.42). */
export function EnvironmentBadge() {
  const { environment, production_url: productionUrl } = useAppArguments().arguments;
  if (environment === 'development') return <Badge tone="purple">{messages.development}</Badge>;
  if (environment !== 'staging') return null;
  const address = safeOrigin(productionUrl);
  if (!address) return <Badge tone="amber">{messages.staging}</Badge>;
  return (
    <Menu
      label={messages.staging}
      size="small"
      items={[
        {
          label: messages.goToProduction,
          description: messages.leaveStaging,
          icon: 'external',
          onSelect: () => location.assign(address),
        },
      ]}
    />
  );
}

// The URL comes from the server: only http and https are permitted.
function safeOrigin(address: string | undefined): string | null {
  if (!address || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}
