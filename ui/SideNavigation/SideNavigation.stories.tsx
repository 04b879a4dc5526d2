import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { StateMatrix } from '#storybook/StateMatrix';
import { Container } from '#ui/Container';
import { SideNavigation, type SideNavigationProps, sideNavigationLevels } from '#ui/SideNavigation';

const sections = [
  { label: 'Večernja tečnost', href: '#/blog/prostata?dio=tecnost' },
  { label: 'Kretanje, ali ne bilo kakvo', href: '#/blog/prostata?dio=kretanje' },
  { label: 'Šta staviti na tanjir', href: '#/blog/prostata?dio=tanjir' },
];

const meta = preview.meta({
  title: 'UI/Actions/SideNavigation',
  component: SideNavigation,
  args: { label: 'Na ovoj stranici', items: sections, current: sections[1]?.href },
  argTypes: {
    current: { control: 'select', options: sections.map(({ href }) => href) },
    level: { control: 'inline-radio', options: sideNavigationLevels },
  },
  render: (args) => (
    <Container within="parent" width="short">
      <SideNavigation {...args} />
    </Container>
  ),
});

export default meta;

/** The pages of a section; the current one is marked. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Na ovoj stranici' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Kretanje');
  },
});

/** A list of links, with every prop as a control. */
export const Playground = meta.story({ tags: ['thorough'] });

/** The sections of one page; the one that is read is marked. */
export const Sections = meta.story({
  args: { level: 'section' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Kretanje');
  },
});

/** The page is at none of the sections yet. */
export const NoneCurrent = meta.story({
  args: { current: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link', { current: false })).toHaveLength(sections.length);
  },
});

/** A link and the link to the current page, at rest, under a mouse, focused and pressed. */
export const States = meta.story({
  render: (args) => (
    <StateMatrix<Partial<SideNavigationProps>>
      variants={{ 'another page': { current: undefined }, 'the current page': {} }}
    >
      {(props, label) => <SideNavigation {...args} {...props} label={label} items={sections.slice(1, 2)} />}
    </StateMatrix>
  ),
  globals: { viewport: { value: 'desktop' } },
});

/** Names of several lines on a small phone. */
export const LongText = meta.story({
  args: {
    items: [
      {
        label: 'Dodaci prehrani za muškarce starije od pedeset godina i njihovo svakodnevno zdravlje',
        href: '#/a',
      },
      { label: 'Najnepouzdanijepreporučivanomogućnostprijestolonasljednikovičičinima', href: '#/b' },
    ],
    current: '#/a',
  },
  globals: { viewport: { value: 'narrow' } },
});
