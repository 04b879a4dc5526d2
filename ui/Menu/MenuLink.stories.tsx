import { fn } from 'storybook/test';
import preview from '#storybook/preview';
import { MenuLink, menuLinkTones } from '#ui/Menu';

const meta = preview.meta({
  title: 'UI/MenuLink',
  component: MenuLink,
  args: {
    href: '/paketi',
    children: 'Paketi',
    // Clicking must not navigate away from the story.
    onClick: fn((event) => event.preventDefault()),
  },
  argTypes: { tone: { control: 'inline-radio', options: menuLinkTones }, ref: { control: false } },
});

export default meta;

export const Default = meta.story();
export const Playground = meta.story({ args: { tone: 'sale', 'aria-current': 'page' } });
export const Sale = meta.story({ args: { tone: 'sale' } });
export const Current = meta.story({ args: { 'aria-current': 'page' } });
export const LongText = meta.story({ args: { children: 'Najprodavaniji paketi' } });
