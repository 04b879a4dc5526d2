import { useEffect } from 'react';
import type { FooterProps } from '#features/footer';
import { LoadFailure } from '#features/shared/page';
import { createChunk, useChunk, useComesNear, useRetryOnline } from '#features/shared/platform';
import { Band } from '#ui/Band';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import * as styles from './FooterPart.css';

const footer = createChunk(async () => (await import('#features/footer')).Footer);

const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * The footer, whose code is not part of the first load: every page starts with it below the window. It loads on the
 * first gesture, or once its reserved space comes into view.
 */
export function FooterPart(props: FooterProps) {
  useEffect(() => {
    for (const gesture of gestures) addEventListener(gesture, footer.prefetch, { once: true, passive: true });
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, footer.prefetch);
    };
  }, []);
  const [reserved, isInView] = useComesNear<HTMLDivElement>({ margin: '0px' });
  const { code: Footer, failure } = useChunk(footer, { isNeeded: isInView });
  useRetryOnline(failure);
  if (Footer) return <Footer {...props} />;
  return (
    <Band as="footer" tone={failure ? 'plain' : 'deep'} padding="none">
      <div ref={reserved} className={styles.reserved}>
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
