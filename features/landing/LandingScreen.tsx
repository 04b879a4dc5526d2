import { Promises, RenderInBatches } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Articles } from './parts/Articles';
import { BestSellers } from './parts/BestSellers';
import { CategoryTiles } from './parts/CategoryTiles';
import { Community } from './parts/Community';
import { Hero } from './parts/Hero';
import { QuizStart } from './parts/QuizStart';

/** Home page (Screens/Landing). Only the best sellers depend on the backend. */
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
        <Container>
          <Stack gap="section" paddingBlock="section">
            <CategoryTiles />
            <QuizStart />
            <BestSellers />
          </Stack>
        </Container>
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
