import { useMessages } from '#features/shared/country';
import { PlantSheet } from '#features/shared/herbarium';
import { routes } from '#features/shared/navigation';
import { PageIntro } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Link } from '#ui/Link';
import { Stack } from '#ui/Stack';
import { messages } from './messages';
import { AddressForm } from './parts/AddressForm';
import { PasswordForm } from './parts/PasswordForm';
import { usePasswordReset } from './usePasswordReset';

/** Sends a code to an email address or phone, then sets a new password with that code (Screens/Forgot password). */
export function ForgotPasswordScreen() {
  const text = useMessages(messages);
  const reset = usePasswordReset();
  return (
    <PlantSheet plant="nettle">
      <Stack gap="6">
        <PageIntro lead={reset.sentTo ? text.codeLead : text.lead}>
          {reset.sentTo ? text.codeHeading : text.heading}
        </PageIntro>
        <Container within="parent" width="short">
          {reset.sentTo ? (
            <PasswordForm reset={reset} sentTo={reset.sentTo} />
          ) : (
            <AddressForm reset={reset} />
          )}
        </Container>
        <Link href={routes.login.href()} state={reset.back} placement="standalone" icon="chevron-left">
          {text.toLogin}
        </Link>
      </Stack>
    </PlantSheet>
  );
}
