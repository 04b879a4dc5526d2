import { IconLink } from '#ui/IconLink';
import { Inline } from '#ui/Inline';
import { type SocialNetwork, useCountry, useMessages } from '../country';
import { contactMessages } from './messages';

const networks: readonly SocialNetwork[] = ['facebook', 'instagram', 'youtube', 'viber'];

/** The shop's social networks in this country, each in a new tab (seed §2, 'Footer'). */
export function SocialLinks() {
  const { social } = useCountry();
  const text = useMessages(contactMessages);
  return (
    <Inline as="ul" gap="2">
      {networks.map((network) => {
        const href = social[network];
        return href ? (
          <li key={network}>
            <IconLink
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
