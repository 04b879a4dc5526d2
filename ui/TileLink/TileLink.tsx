import { Icon } from '#ui/Icon';
import { type LinkTargetProps, StyledAnchor } from '#ui/internal';
import { Text } from '#ui/Text';
import * as styles from './TileLink.css';

export interface TileLinkProps extends LinkTargetProps {
  /** Where it leads, in a few words. */
  children: string;
  /** A line of explanation. A tile with a hint is larger. */
  hint?: string;
}

/** A large link, for a few destinations to choose from. For a long list, use `Link`s. */
export function TileLink({ children, hint, ...target }: TileLinkProps) {
  const size = hint ? 'large' : 'medium';
  return (
    <StyledAnchor {...target} className={`${styles.tile} ${styles.sizes[size]}`}>
      <span>
        <span className={styles.names[size]}>{children}</span>
        {hint && (
          <Text as="span" size="small" tone="muted">
            {hint}
          </Text>
        )}
      </span>
      <Icon name="arrow-right" size={hint ? 'medium' : 'small'} />
    </StyledAnchor>
  );
}
