import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { Articles } from './parts/Articles';
import { BestSellers } from './parts/BestSellers';
import { CategoryTiles } from './parts/CategoryTiles';
import { Community } from './parts/Community';
import { Hero } from './parts/Hero';
import { Promises } from './parts/Promises';
import { QuizStart } from './parts/QuizStart';

/** Where the shop begins (seed §2). All but the best sellers stands without the backend. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <Promises />
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
    </>
  );
}
