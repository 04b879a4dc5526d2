import { IconButton } from '#ui/IconButton';
import { Inline } from '#ui/Inline';
import { useCountry } from './CountryProvider';
import { newTabLabel } from './newTabLabel';
import { socialNetworks } from './settings';

/** Links to the shop's social networks in this country, which open in a new tab. */
export function SocialLinks() {
  const { social } = useCountry();
  return (
    <Inline as="ul" gap="2">
      {socialNetworks.map(({ id, name }) => {
        const href = social[id];
        return href ? (
          <li key={id}>
            <IconButton icon={id} tone="outlined" label={name} href={href} newTabLabel={newTabLabel} />
          </li>
        ) : null;
      })}
    </Inline>
  );
}
