import { useId } from 'react';
import { Heading } from '#ui/Heading';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';

export interface LinkListProps {
  title: string;
  links: readonly { href: string; label: string }[];
}

/** A column of links, labelled by its title. */
export function LinkList({ title, links }: LinkListProps) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <Stack gap="2">
        <Heading level={2} size="label" tone="muted" id={titleId}>
          {title}
        </Heading>
        <ul>
          {links.map(({ href, label }) => (
            <li key={label}>
              <Link href={href} tone="ink" underline="hover" placement="listed">
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </Stack>
    </nav>
  );
}
