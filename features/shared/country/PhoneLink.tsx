import { Link, type LinkProps } from '#ui/Link';
import { NoWrap } from '#ui/NoWrap';
import { useCountry } from './CountryProvider';
import { phoneHref } from './phone';

export type PhoneLinkProps = Pick<LinkProps, 'tone' | 'placement' | 'underline' | 'icon'>;

/** The phone number of the country, as a link that calls it. In a sentence it does not wrap. */
export function PhoneLink(look: PhoneLinkProps) {
  const { phone } = useCountry().contact;
  const link = (
    <Link {...look} href={phoneHref(phone)}>
      {phone}
    </Link>
  );
  return look.placement ? link : <NoWrap>{link}</NoWrap>;
}
