import { Icon, type IconName } from '#ui/Icon';
import type { iconButtonTones } from '#ui/IconButton';
import { iconButtonStyles, type LinkTargetProps, StyledAnchor } from '#ui/internal';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export interface IconLinkProps extends LinkTargetProps {
  /** The drawing, by its name in Foundations, 'Icons'. */
  icon: IconName;
  /** Where it leads, for screen readers and voice control: 'Prijava', 'Hrast na Facebooku'. */
  label: string;
  /** `outlined` where nothing else says it can be pressed. */
  tone?: (typeof iconButtonTones)[number];
}

/** Leads to a well-known place with a drawing alone: a profile, a social network. Other places need a word: use a `Link`. */
export function IconLink({ icon, label, tone = 'plain', ...anchor }: IconLinkProps) {
  const { iconButton, tones, sizes } = iconButtonStyles;
  return (
    <StyledAnchor {...anchor} className={`${iconButton} ${tones[tone]} ${sizes.medium}`}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </StyledAnchor>
  );
}
