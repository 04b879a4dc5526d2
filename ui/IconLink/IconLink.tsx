import { Anchor, type AnchorProps } from '#ui/Anchor';
import { Icon } from '#ui/Icon';
import { type IconButtonProps, iconButtonStyles } from '#ui/IconButton';
import { VisuallyHidden } from '#ui/VisuallyHidden';

export interface IconLinkProps
  extends Omit<AnchorProps, 'className' | 'children'>,
    Pick<IconButtonProps, 'icon' | 'tone' | 'size'> {
  /** Where it leads, for screen readers and voice control: 'Prijava', 'Hrast na Facebooku'. */
  label: string;
}

/** Leads to a well-known place with a drawing alone: account, a social network. Other places need a word: use a `Link`. */
export function IconLink({ icon, label, tone = 'plain', size = 'medium', ...anchor }: IconLinkProps) {
  const { iconButton, tones, sizes } = iconButtonStyles;
  return (
    <Anchor {...anchor} className={`${iconButton} ${tones[tone]} ${sizes[size]}`}>
      <Icon name={icon} />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Anchor>
  );
}
