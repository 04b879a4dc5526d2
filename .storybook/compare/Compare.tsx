import { Unstyled } from '@storybook/addon-docs/blocks';
import { countrySettings } from '#features/shared/country';
import { Select } from '#ui/Select';
import { type State, StoryFrame, useStates } from '../board';
import { countryOptions, listOf, textOptions, widthOptions } from '../choices/options';
import { Segments } from '../choices/Segments';
import { useChoices } from '../choices/useChoices';
import { wholeWindow } from '../docs.css';
import { spokenName } from '../names';
import { isOfShop } from '../storyIndex';
import * as styles from './Compare.css';
import {
  type Choices,
  choicesSchema,
  inOneWindow,
  isChosenState,
  partsOf,
  placeOf,
  placesWithout,
  rowsOf,
  sharedStates,
  sheetOptions,
  zoomOptions,
} from './sheets';

/** One state of all screens, or one screen in countries, widths and text sizes, side by side and at one scale. */
export function Compare() {
  const states = useStates()?.filter(isOfShop);
  const [address, choose] = useChoices(choicesSchema);
  if (!states) return null;

  const isOneScreen = address.sheet === 'screen';
  const choices = isOneScreen ? address : inOneWindow(address);
  const ofScreen = states.filter((state) => partsOf(state)[0] === choices.screen);
  const chosenState = ofScreen.find(isChosenState(choices.state)) ?? ofScreen[0];
  const screens = new Map(states.map((state) => [partsOf(state)[0], placeOf(state)]));
  const list = (name: 'countries' | 'widths' | 'texts') => ({
    isMultiple: isOneScreen,
    chosen: listOf(choices[name]),
    onChoose: (chosen: string[]) => choose({ [name]: chosen.join('-') }),
  });
  const select = (name: 'state' | 'screen' | 'zoom') => ({
    size: 'small' as const,
    value: choices[name],
    onChange: (event: { target: { value: string } }) => choose({ [name]: event.target.value }),
  });
  const chooseSheet = ([sheet = 'state']: string[]) =>
    choose(
      sheet === 'screen'
        ? { sheet, state: 'default', countries: 'BA-RS-HR-ME', widths: '390-834-1280', zoom: '33' }
        : { sheet, state: 'empty', zoom: '40' },
    );

  return (
    <Unstyled>
      <div className={wholeWindow}>
        <div className={styles.controls}>
          <Segments label="Sheet" options={sheetOptions} chosen={[choices.sheet]} onChoose={chooseSheet} />
          {isOneScreen && (
            <Select
              {...select('screen')}
              onChange={(event) => choose({ screen: event.target.value, state: 'default' })}
              label="Screen"
              options={[...screens].map(([value, label]) => ({ value, label }))}
            />
          )}
          <Select
            {...select('state')}
            {...(isOneScreen && chosenState && { value: partsOf(chosenState)[1] })}
            label="State"
            options={
              isOneScreen
                ? ofScreen.map((state) => ({ value: partsOf(state)[1], label: spokenName(state.name) }))
                : sharedStates(states, choices.state)
            }
          />
          <Segments {...list('countries')} label="Country" options={countryOptions} />
          <Segments {...list('widths')} label="Width" options={widthOptions} />
          <Segments {...list('texts')} label="Text" options={textOptions} />
          <Select {...select('zoom')} label="Zoom" options={zoomOptions} />
        </div>
        {isOneScreen ? (
          <ScreenSheet choices={choices} state={chosenState} />
        ) : (
          <StateSheet choices={choices} states={states} />
        )}
      </div>
    </Unstyled>
  );
}

function StateSheet({ choices, states }: { choices: Choices; states: readonly State[] }) {
  const shown = states.filter(isChosenState(choices.state));
  const without = placesWithout(shown, states);
  return (
    <>
      <p>
        <strong>{shown.length} places have this state.</strong>{' '}
        {without.length > 0 && `Without it: ${without.join(', ')}.`}
      </p>
      <div className={styles.row}>
        {rowsOf(choices)
          .flatMap(({ windows }) => windows)
          .map(({ width, ...window }) =>
            shown.map((state) => (
              <StoryFrame
                key={`${state.id} ${width}`}
                {...window}
                state={state}
                label={[placeOf(state), partsOf(state)[1] !== choices.state && spokenName(state.name)]
                  .filter(Boolean)
                  .join(': ')}
                scale={Number(choices.zoom) / 100}
              />
            )),
          )}
      </div>
    </>
  );
}

function ScreenSheet({ choices, state }: { choices: Choices; state: State | undefined }) {
  if (!state) return <p>There is no screen with this address.</p>;
  return rowsOf(choices).map(({ country, textSize, windows }) => (
    <section key={`${country} ${textSize}`} className={styles.band}>
      <h2 className={styles.country}>
        {country}
        <span className={styles.note}>
          {countrySettings[country].name}
          {textSize !== '100' && `, text ${textSize} %`}
        </span>
      </h2>
      <div className={styles.strip}>
        {windows.map(({ width, ...window }) => (
          <StoryFrame
            key={width}
            {...window}
            state={state}
            label={width}
            scale={Number(choices.zoom) / 100}
          />
        ))}
      </div>
    </section>
  ));
}
