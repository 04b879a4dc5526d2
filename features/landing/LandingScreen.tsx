import { Container } from '#ui/Container';
import { Stack } from '#ui/Stack';
import { BestSellers } from './parts/BestSellers';
import { CategoryTiles } from './parts/CategoryTiles';
import { Hero } from './parts/Hero';
import { Promises } from './parts/Promises';

/** Where the shop begins (seed §2). All but the best sellers stands without the backend. */
export function LandingScreen() {
  return (
    <>
      <Hero />
      <Promises />
      <Container>
        <Stack gap="section" paddingBlock="section">
          <CategoryTiles />
          <BestSellers />
        </Stack>
      </Container>
    </>
  );
}
