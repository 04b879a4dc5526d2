import { RenderInBatches } from '#features/shared/page';
import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Articles } from './parts/Articles';
import { BestSellers } from './parts/BestSellers';
import { CategoryTiles } from './parts/CategoryTiles';
import { Community } from './parts/Community';
import { Hero } from './parts/Hero';
import { Promises } from './parts/Promises';
import { QuizStart } from './parts/QuizStart';

/** Home page (Screens/Landing). Only the best sellers depend on the backend. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <Promises />
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
