import { Unstyled } from '@storybook/addon-docs/blocks';
import { useState } from 'react';
import { countries, countrySettings } from '#features/shared/country';
import { Select } from '#ui/Select';
import { isPartOf } from '../storyIndex';
import * as styles from './Board.css';
import { StoryFrame } from './StoryFrame';
import { sizes } from './sizes';
import { nameWithin, useStates } from './states';

export interface BoardProps {
  /** A title in the sidebar: `Screens/Checkout`. The states of titles below it are shown too. */
  title: string;
}

const ALL = 'all';

const widthOptions = sizes.map(({ width, name }) => ({ value: `${width}`, label: name }));
const countryOptions = countries.map((country) => ({ value: country, label: countrySettings[country].name }));
const zoomOptions = [25, 33, 50, 75, 100].map((percent) => ({ value: `${percent}`, label: `${percent} %` }));

/** All states of a screen side by side, or one of them in every country and width. All of them are live. */
export function Board({ title }: BoardProps) {
  const states = useStates()?.filter(isPartOf(title));
  const [width, setWidth] = useState('390');
  const [country, setCountry] = useState<string>('BA');
  const [zoom, setZoom] = useState('50');
  const [chosen, setChosen] = useState(ALL);
  if (!states) return null;

  const one = states.find(({ id }) => id === chosen);
  const frame = { scale: Number(zoom) / 100, isUsable: true };
  const stateOptions = [
    { value: ALL, label: 'All states, in one country and width' },
    ...states.map((state) => ({ value: state.id, label: `${nameWithin(title, state)}, everywhere` })),
  ];

  return (
    <Unstyled>
      <section className={styles.board} aria-label={`Board of ${title}`}>
        <div className={styles.controls}>
          <Select
            size="small"
            label="State"
            options={stateOptions}
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          />
          {!one && (
            <>
              <Select
                size="small"
                label="Country"
                options={countryOptions}
                value={country}
                onChange={(event) => setCountry(event.target.value)}
              />
              <Select
                size="small"
                label="Width"
                options={widthOptions}
                value={width}
                onChange={(event) => setWidth(event.target.value)}
              />
            </>
          )}
          <Select
            size="small"
            label="Zoom"
            options={zoomOptions}
            value={zoom}
            onChange={(event) => setZoom(event.target.value)}
          />
        </div>
        {one ? (
          countries.map((country) => (
            <div key={country} className={styles.row}>
              {sizes.map((size) => (
                <StoryFrame
                  key={size.width}
                  {...frame}
                  state={one}
                  label={`${country}, ${size.name}`}
                  toolbars={{ country }}
                  size={size}
                />
              ))}
            </div>
          ))
        ) : (
          <div className={styles.states}>
            {states.map((state) => (
              <StoryFrame
                key={state.id}
                {...frame}
                state={state}
                label={nameWithin(title, state)}
                toolbars={{ country }}
                size={sizes.find((size) => `${size.width}` === width) ?? sizes[0]}
              />
            ))}
          </div>
        )}
      </section>
    </Unstyled>
  );
}
