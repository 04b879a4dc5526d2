import type { FooterProps } from '#features/footer';
import { LoadFailure } from '#features/shared/page';
import { codeQuery, useCode, useComesNear, useFirstGesture, usePrefetch } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import * as styles from './FooterPart.css';

const footers = codeQuery(() => import('#features/footer'));

export interface FooterPartProps extends FooterProps {
  /** The footer of checkout and quiz. */
  isSlim: boolean;
}

/**
 * The footer, whose code is not part of the first load: every page starts with it below the window. It loads on the
 * first gesture, or once its reserved space comes into view.
 */
export function FooterPart({ isSlim, ...props }: FooterPartProps) {
  useFirstGesture(usePrefetch(footers));
  const [reserved, isInView] = useComesNear<HTMLDivElement>({ margin: '0px' });
  const { data, isError, isFetching, retry } = useCode(footers, { enabled: isInView });
  if (data) return isSlim ? <data.SlimFooter {...props} /> : <data.Footer {...props} />;
  return (
    <Band as="footer" tone={isError ? 'plain' : 'deep'} padding="none">
      <div ref={reserved} className={isSlim ? styles.reservedSlim : styles.reserved}>
        {isError && (
          <Container>
            <Stack paddingBlock="7">
              <LoadFailure ofCode busy={isFetching} onRetry={retry} />
            </Stack>
          </Container>
        )}
      </div>
    </Band>
  );
}
