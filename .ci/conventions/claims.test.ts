import { expect, it } from 'vitest';
import { claimWords } from '../../.storybook/guidelines/claimWords';
import { claims } from './claims';
import { describeRule } from './describeRule';

const said = (words: string) => ({ 'features/quiz/messages.ts': `const text = '${words}';` });

describeRule('claims', claims, {
  good: {
    'features/blog/content/zdravlje.hr.md':
      'Posavjetujte se s liječnikom. Cink doprinosi održavanju normalne razine testosterona.',
    'features/blog/content/zdravlje.rs.md':
      'Pitajte lekara. Uz lekove pitajte i farmaceuta. Leća je mahunarka, a pleća su leđa.',
    'features/club/messages.ts':
      "// Ne liječi.\nconst text = 'Spriječite neugodna iznenađenja: pročitajte uvjete.';",
    'ui/Text/Text.stories.tsx': "const text = 'liječi';",
  },
  bad: {
    Liječi: said('Liječi umor'),
    leči: said('leči prostatu'),
    izliječiti: said('može izliječiti'),
    izlečenja: said('put do izlečenja'),
    liječenju: said('pomaže liječenju'),
    lečenje: said('za lečenje'),
    ljekovito: said('ljekovito bilje'),
    lekovita: said('lekovita biljka'),
    terapija: said('najbolja terapija'),
    terapijski: said('terapijski učinak'),
    'sprečava bolest': said('sprečava bolest'),
    'sprječava nastanak bolesti': said('sprječava nastanak bolesti'),
    'spriječava mnoge teške bolesti': said('spriječava mnoge teške bolesti'),
    prevencija: said('prevencija je važna'),
    'preveniraju oboljenja': said('preveniraju oboljenja'),
    'potencija.ba.md': { 'features/blog/content/potencija.ba.md': 'Ginseng liječi.' },
    'mocks/fixtures/rs.ts': { 'mocks/fixtures/rs.ts': "const text = 'leči';" },
  },
});

// The workspace shows them to who writes: they must be true.
it.each(claimWords)('notices $examples, and lets their place be taken', ({ examples, instead }) => {
  const breaches = examples.flatMap((words) => claims(new Map(Object.entries(said(words)))));
  expect(breaches).toHaveLength(examples.length);
  expect(claims(new Map(Object.entries(said(instead))))).toEqual([]);
});
