import { Icon, type IconName } from '#ui/Icon';
import type { iconButtonTones } from '#ui/IconButton';
import { iconButtonStyles, type LinkTargetProps, StyledAnchor } from '#ui/internal';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export interface IconLinkProps extends LinkTargetProps {
  /** The icon's name, as listed in Foundations, 'Icons'. */
  icon: IconName;
  /** Where it leads, for screen readers and voice control: 'Prijava', 'Hrast na Facebooku'. */
  label: string;
  /** `outlined` where nothing else shows that it is a link. */
  tone?: (typeof iconButtonTones)[number];
}

/** A link with only an icon, for familiar destinations: a profile, a social network. Others need text: use a `Link`. */
export function IconLink({ icon, label, tone = 'plain', ...anchor }: IconLinkProps) {
  const { iconButton, tones, sizes } = iconButtonStyles;
  return (
    <StyledAnchor {...anchor} className={`${iconButton} ${tones[tone]} ${sizes.medium}`}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </StyledAnchor>
  );
}
