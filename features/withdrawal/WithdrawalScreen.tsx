import { useCountry, useMessages } from '#features/shared/country';
import { PageBreadcrumb, PageIntro } from '#features/shared/page';
import { Columns } from '#ui/Columns';
import { Container } from '#ui/Container';
import { ScreenOnly } from '#ui/ScreenOnly';
import { Stack } from '#ui/Stack';
import { messages } from './messages';
import { DetailsStep } from './parts/DetailsStep';
import { Information } from './parts/Information';
import { ReviewStep } from './parts/ReviewStep';
import { StatementStep } from './parts/StatementStep';
import { statementOf } from './statement';
import { useStatement } from './useStatement';
import { useWithdrawal } from './useWithdrawal';

/**
 * Explains the right of withdrawal and creates the statement in two steps. The user sends the statement; the shop
 * neither sends nor stores it.
 */
export function WithdrawalScreen() {
  const text = useMessages(messages);
  const country = useCountry();
  const { step, heading, declaration, confirmed, toReview, confirm, back } = useStatement();
  const withdrawal = useWithdrawal({ onDeclared: toReview });
  return (
    <Container>
      <Stack gap="8" paddingStart="6" paddingEnd="12">
        <ScreenOnly>
          <Stack gap="5">
            <PageBreadcrumb current={text.heading} />
            <PageIntro lead={text.lead}>{text.heading}</PageIntro>
          </Stack>
        </ScreenOnly>
        <Columns columns={{ desktop: '3:2' }} gap="9" columnGap="10" align="start">
          {step === 'details' && <DetailsStep heading={heading} withdrawal={withdrawal} />}
          {step === 'review' && declaration && (
            <ReviewStep heading={heading} declaration={declaration} onConfirm={confirm} onBack={back} />
          )}
          {step === 'statement' && confirmed && (
            <StatementStep
              heading={heading}
              statement={statementOf(confirmed.declaration, confirmed.at, country)}
              onBack={back}
            />
          )}
          <ScreenOnly>
            <Information />
          </ScreenOnly>
        </Columns>
      </Stack>
    </Container>
  );
}
