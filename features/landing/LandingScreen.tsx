import { Promises, RenderInBatches } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import * as styles from './LandingScreen.css';
import { Articles } from './parts/Articles';
import { BestSellers } from './parts/BestSellers';
import { CategoryTiles } from './parts/CategoryTiles';
import { Community } from './parts/Community';
import { Hero } from './parts/Hero';
import { QuizStart } from './parts/QuizStart';

/** Home page (Screens/Landing). Only the best sellers and the quotes depend on the backend. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <Stack gap="7" rules="below">
        <div>
          <Promises />
        </div>
      </Stack>
      <RenderInBatches>
        <div className={styles.edge}>
          <Container>
            <Stack gap="section" paddingBlock="section">
              <CategoryTiles />
              <QuizStart />
              <BestSellers />
            </Stack>
          </Container>
        </div>
        <Community />
        <Container>
          <Stack paddingBlock="section">
            <Articles />
          </Stack>
        </Container>
      </RenderInBatches>
    </>
  );
}
