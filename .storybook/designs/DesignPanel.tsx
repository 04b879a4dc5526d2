import * as React from 'react';
import { AddonPanel, Button } from 'storybook/internal/components';
import { useGlobals, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import * as v from 'valibot';
import type { DesignName } from './designs';
import { isWide, type Overlay, overlayModes, overlaySchema } from './overlay';

const Page = styled.div({
  display: 'grid',
  gap: 16,
  padding: 16,
  maxWidth: 960,
  fontSize: 14,
  lineHeight: 1.5,
});
const Row = styled.fieldset({ display: 'flex', flexWrap: 'wrap', gap: 16, margin: 0, padding: 0, border: 0 });
const Label = styled.label({ display: 'flex', alignItems: 'center', gap: 6, minHeight: 24 });
const Picture = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 4,
  fontSize: 12,
  '& img': {
    width: 150,
    height: 100,
    objectFit: 'cover',
    objectPosition: 'top',
    border: `1px solid ${theme.appBorderColor}`,
    borderRadius: theme.appBorderRadius,
  },
}));
const modeNames: Record<Overlay['mock'], string> = {
  off: 'Off',
  opacity: 'Opacity',
  difference: 'Difference: black is equal',
  slider: 'Slider',
};

const noDesigns: readonly DesignName[] = [];

// The manager's builder compiles JSX to calls of `React.createElement`.
const { Fragment } = React;

/** `Design (2)`, with the number of the story's pictures. */
export function DesignTitle() {
  const { length } = useParameter('design', noDesigns);
  return <Fragment>Design{length > 0 && ` (${length})`}</Fragment>;
}

/** The panel that lays the design over the story. */
export function DesignPanel({ active }: { active?: boolean }) {
  const designs = useParameter('design', noDesigns);
  const [, updateGlobals] = useGlobals();
  const api = useStorybookApi();
  const { customQueryParams, storyId = '' } = useStorybookState();
  const { mock, mockAt, mockOf } = v.parse(overlaySchema, customQueryParams);
  const choose = (changed: Partial<Record<keyof Overlay, string | null>>) =>
    api.applyQueryParams(changed, { replace: true });
  /** Pictures of screens have the window of their name, with header and footer. */
  function layOver(name: DesignName) {
    updateGlobals({
      viewport: { value: isWide(name) ? 'design' : 'phone', isRotated: false },
      ...(storyId.startsWith('screens-') && { shell: 'on' }),
    });
    choose({ mockOf: name, ...(mock === 'off' && { mock: 'opacity' }) });
  }
  return (
    <AddonPanel active={active ?? false}>
      <Page>
        {designs.length === 0 && <p>This story has no picture of the design.</p>}
        {designs.length > 0 && (
          <Fragment>
            <Row>
              {designs.map((name) => (
                <Picture key={name}>
                  <img src={`designs/${name}.webp`} alt="" />
                  <Button
                    ariaLabel={false}
                    size="small"
                    variant={mock !== 'off' && mockOf === name ? 'solid' : 'outline'}
                    onClick={() => layOver(name)}
                  >
                    Lay over: {name}
                  </Button>
                  <a href={`designs/${name}.webp`} target="_blank" rel="noreferrer">
                    Open alone
                  </a>
                </Picture>
              ))}
            </Row>
            <Row>
              {overlayModes.map((mode) => (
                <Label key={mode}>
                  <input
                    type="radio"
                    name="mock"
                    checked={mock === mode}
                    onChange={() => choose({ mock: mode === 'off' ? null : mode })}
                  />
                  {modeNames[mode]}
                </Label>
              ))}
            </Row>
            {(mock === 'opacity' || mock === 'slider') && (
              <Label>
                {modeNames[mock]}
                <input
                  type="range"
                  value={mockAt}
                  onChange={({ target }) => choose({ mockAt: target.value })}
                />
                {mockAt} %
              </Label>
            )}
          </Fragment>
        )}
      </Page>
    </AddonPanel>
  );
}
