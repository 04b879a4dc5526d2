import { useMessages } from '#features/shared/country';
import { routes } from '#features/shared/routes';
import { Anchor } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { SidePanel } from '#ui/SidePanel';
import { messages } from '../messages';
import * as styles from './MobileMenu.css';
import { MobileMenuEnd } from './MobileMenuEnd';
import { MobileMenuGroups } from './MobileMenuGroups';
import type { AccountLinkTarget } from './useAccountLink';
import { useBlackFriday } from './useBlackFriday';

export interface MobileMenuProps {
  open: boolean;
  onClose: () => void;
  account: AccountLinkTarget;
}

/** The menu for widths where the header's links do not fit. Categories expand to their offers. */
export function MobileMenu({ open, onClose, account }: MobileMenuProps) {
  const text = useMessages(messages);
  const blackFriday = useBlackFriday();
  const row = (href: string, label: string) => (
    <li className={styles.item}>
      <Anchor href={href}>
        <span className={styles.row}>
          {label}
          <Icon name="chevron-right" />
        </span>
      </Anchor>
    </li>
  );
  return (
    <SidePanel
      side="left"
      open={open}
      onClose={onClose}
      title={text.menu}
      closeLabel={text.closeMenu}
      footer={<MobileMenuEnd account={account} />}
    >
      <nav aria-label={text.navigation}>
        <ul>
          <li>
            <Anchor href={blackFriday} corners="large">
              <span className={styles.blackFriday}>
                <span>
                  <span className={styles.blackFridayName}>{text.blackFriday}</span>
                  {text.discountLine}
                </span>
                <Icon name="chevron-right" />
              </span>
            </Anchor>
          </li>
          {row(routes.mostPopular.href(), text.mostPopular)}
          <li>
            <h3 className={styles.heading}>{text.shop}</h3>
            <MobileMenuGroups />
          </li>
          {row(routes.bundles.href(), text.bundles)}
          {row(routes.club.href(), text.club)}
        </ul>
      </nav>
    </SidePanel>
  );
}
