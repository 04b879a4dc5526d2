import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/navigation';
import { useGreatestDiscount } from '#features/shared/offer';
import { Icon } from '#ui/Icon';
import { Inline } from '#ui/Inline';
import { LinkBox, LinkOverlay } from '#ui/LinkBox';
import { MediaObject } from '#ui/MediaObject';
import { SidePanel } from '#ui/SidePanel';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import * as styles from './MobileMenu.css';
import { MobileMenuEnd } from './MobileMenuEnd';
import { MobileMenuGroups } from './MobileMenuGroups';
import { useBlackFriday } from './useBlackFriday';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The menu for widths where the header's links do not fit. Categories unfold their offers. */
export function MobileMenu({ open, onClose }: MobileMenuProps) {
  const text = useMessages(messages);
  const blackFriday = useBlackFriday();
  const percent = useGreatestDiscount();
  return (
    <SidePanel
      side="left"
      open={open}
      onClose={onClose}
      title={text.menu}
      closeLabel={text.closeMenu}
      footer={<MobileMenuEnd />}
    >
      <nav aria-label={text.navigation}>
        <Stack gap="4">
          <LinkBox>
            <div className={styles.blackFriday}>
              <MediaObject media={<Icon name="chevron-right" />} side="end" align="center">
                <Text weight="semibold">
                  <LinkOverlay href={blackFriday} underline="hover">
                    {text.blackFriday}
                  </LinkOverlay>
                </Text>
                {percent && (
                  <Text size="small">
                    <span className={styles.discount}>{text.discountLine(percent)}</span>
                  </Text>
                )}
              </MediaObject>
            </div>
          </LinkBox>
          <MobileMenuGroups />
          <Rows
            links={[
              { href: routes.bundles.href(), label: text.bundles },
              { href: routes.club.href(), label: text.club },
            ]}
          />
        </Stack>
      </nav>
    </SidePanel>
  );
}

interface RowsProps {
  links: readonly { href: string; label: string }[];
}

function Rows({ links }: RowsProps) {
  return (
    <Stack as="ul" gap="4" rules="below">
      {links.map(({ href, label }) => (
        <LinkBox key={href} as="li">
          <Inline justify="between">
            <Text as="span" size="h3">
              <LinkOverlay href={href} underline="hover">
                {label}
              </LinkOverlay>
            </Text>
            <Icon name="chevron-right" />
          </Inline>
        </LinkBox>
      ))}
    </Stack>
  );
}
