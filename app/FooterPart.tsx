import type { FooterProps } from '#features/footer';
import { LoadFailure } from '#features/shared/page';
import {
  createChunk,
  useChunk,
  useComesNear,
  useFirstGesture,
  useRetryOnline,
} from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import * as styles from './FooterPart.css';

const footers = createChunk(() => import('#features/footer'));

export interface FooterPartProps extends FooterProps {
  /** The footer of checkout and quiz. */
  isSlim: boolean;
}

/**
 * The footer, whose code is not part of the first load: every page starts with it below the window. It loads on the
 * first gesture, or once its reserved space comes into view.
 */
export function FooterPart({ isSlim, ...props }: FooterPartProps) {
  useFirstGesture(footers.prefetch);
  const [reserved, isInView] = useComesNear<HTMLDivElement>({ margin: '0px' });
  const { code, failure } = useChunk(footers, { isNeeded: isInView });
  useRetryOnline(failure);
  if (code) return isSlim ? <code.SlimFooter {...props} /> : <code.Footer {...props} />;
  return (
    <Band as="footer" tone={failure ? 'plain' : 'deep'} padding="none">
      <div ref={reserved} className={isSlim ? styles.reservedSlim : styles.reserved}>
        {failure && (
          <Container>
            <Stack paddingBlock="7">
              <LoadFailure {...failure} />
            </Stack>
          </Container>
        )}
      </div>
    </Band>
  );
}
