import { useId } from 'react';
import { countrySettings, useMessages } from '#features/shared/country';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Grid } from '#ui/Grid';
import { Heading } from '#ui/Heading';
import { Stack } from '#ui/Stack';
import { Text } from '#ui/Text';
import { messages } from '../messages';
import { testimonials } from './quotes';

/** Quotes of members about the community. They make no claims about products. */
export function Testimonials() {
  const text = useMessages(messages);
  const headingId = useId();
  return (
    <Band as="section" tone="sunken" aria-labelledby={headingId}>
      <Container>
        <Stack gap="8">
          <Heading level={2} id={headingId}>
            {text.quotesHeading}
          </Heading>
          <Grid layout="halves" as="ul">
            {testimonials.map(({ country, name, town, quote }) => (
              <li key={name}>
                <Stack as="figure" gap="4" accent="start">
                  <blockquote lang={countrySettings[country].lang}>
                    <Text size="h3">„{quote}”</Text>
                  </blockquote>
                  <Text as="figcaption" tone="muted">
                    {name}, {town}
                  </Text>
                </Stack>
              </li>
            ))}
          </Grid>
        </Stack>
      </Container>
    </Band>
  );
}
