import { describeRule } from './describeRule';
import { noStyleProps, themeColours, themeSizes } from './styles';

describeRule('themeColours', themeColours, {
  good: {
    'ui/Card/Card.css.ts':
      "import { vars } from '#ui/theme';\n// was #fff\nstyle({ color: vars.color.ink });",
    'ui/theme/tokens.css.ts': "export const ink = '#18201B';",
  },
  bad: {
    '#FFF': { 'ui/Text/Text.css.ts': "style({ color: '#FFF' });" },
    '#18201b80': { 'features/offer/OfferScreen.css.ts': 'style({ border: `1.5px solid #18201b80` });' },
    'rgba(0, 0, 0, .5)': { 'ui/Menu/Menu.css.ts': "style({ boxShadow: '0 1px 2px rgba(0, 0, 0, .5)' });" },
  },
});

describeRule('themeSizes', themeSizes, {
  good: {
    'ui/Card/Card.css.ts': `style({ padding: \`\${vars.space[2]} 7px\`, width: '16px', borderRadius: '50%', margin: 0, inset: '-1px' });`,
  },
  bad: {
    'padding 16px': {
      'ui/Text/Text.css.ts': `style({ width: '3px', padding: \`\${vars.space[1]} 16px\` });`,
    },
    'gap 8px': { 'ui/Text/Text.css.ts': 'style({ gap: 8, display: "flex" });' },
    'marginTop 24px': { 'ui/Text/Text.css.ts': "style({ marginTop: '-24px' });" },
    'borderRadius 999px': { 'ui/Text/Text.css.ts': "style({ borderRadius: '999px' });" },
    'borderBottom 1px': {
      'ui/Text/Text.css.ts': `style({ borderBottom: \`1px solid \${vars.color.line}\` });`,
    },
    'fontSize 15px': { 'ui/Text/Text.css.ts': "style({ fontSize: '15px' });" },
    'fontSize .9rem': { 'ui/Text/Text.css.ts': "style({ fontSize: '.9rem' });" },
  },
});

describeRule('noStyleProps', noStyleProps, {
  good: {
    'ui/Card/Card.tsx': [
      "interface CardProps { children: ReactNode; type?: ComponentProps<'button'>['type']; }",
      "type Rest = Pick<InputHTMLAttributes<HTMLInputElement>, 'name'>;",
      '<div className={styles.card} style={{ width }} />',
    ].join('\n'),
  },
  bad: {
    'takes className': { 'ui/Text/Text.tsx': 'interface TextProps {\n  className?: string;\n}' },
    'takes style': { 'features/offer/parts/Gallery.tsx': 'type Props = { style?: CSSProperties };' },
    HTMLAttributes: { 'ui/Text/Text.tsx': 'interface Props extends HTMLAttributes<HTMLElement> {}' },
    "ComponentProps<'a'>": { 'ui/Link/Link.tsx': "function Link(props: ComponentProps<'a'>) {}" },
    'ComponentPropsWithoutRef<typeof Radix.Content>': {
      'ui/Menu/Menu.tsx': 'type Props = ComponentPropsWithoutRef<typeof Radix.Content>;',
    },
  },
});
