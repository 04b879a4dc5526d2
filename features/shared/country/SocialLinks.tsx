import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { useCountry } from './CountryProvider';
import { contactMessages } from './contactMessages';
import { useMessages } from './messages';
import type { SocialNetwork } from './settings';

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'youtube', 'viber'];

/** Links to the shop's social networks in this country, which open in a new tab. */
export function SocialLinks() {
  const { social } = useCountry();
  const text = useMessages(contactMessages);
  return (
    <Inline as="ul" gap="2">
      {networks.map((network) => {
        const href = social[network];
        return href ? (
          <li key={network}>
            <IconButton
              icon={network}
              tone="outlined"
              label={text.networks[network]}
              href={href}
              newTabLabel={text.newTab}
            />
          </li>
        ) : null;
      })}
    </Inline>
  );
}
