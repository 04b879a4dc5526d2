import { tokens } from '#ui/theme';
import * as styles from './blocks.css';
import { Copy } from './Copy';
import { contrast, goodFor } from './contrast';

const colours = Object.entries(tokens.color);

/** The first word of a name is its family: `surface` for `surfaceSunken`. */
const familyOf = (name: string) => name.match(/^[a-z]+/)?.[0] ?? name;
const families = [...new Set(colours.map(([name]) => familyOf(name)))];

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li>
      <div className={styles.swatch} style={{ background: value }} />
      <strong className={styles.name}>{name}</strong>
      <Copy path={['color', name]} value={value} />
    </li>
  );
}

/** Every colour of the theme, by family. */
export function ColourSwatches() {
  return (
    <div className={styles.families}>
      {families.map((family) => (
        <ul key={family} className={styles.family}>
          {colours
            .filter(([name]) => familyOf(name) === family)
            .map(([name, value]) => (
              <Swatch key={name} name={name} value={value} />
            ))}
        </ul>
      ))}
    </div>
  );
}

const isSurface = (name: string) => /^surface|Tint$|^(brand|accent|sale|tint|mark)$/.test(name);
const isInk = (name: string) => !/^surface|Tint$|Hover$|^(scrim|tint|mark)$/.test(name);

const uses = [
  { use: 'text', label: 'Any text' },
  { use: 'large', label: 'Large text, icons, edges of fields' },
] as const;

function Surface({ name, value }: { name: string; value: string }) {
  const inks = colours
    .filter(([ink]) => isInk(ink) && ink !== name)
    .map(([ink, colour]) => ({ ink, colour, ratio: contrast(colour, value) }))
    .sort((a, b) => b.ratio - a.ratio);
  const decoration = inks.filter(({ ratio }) => goodFor(ratio) === 'decoration');
  return (
    <section className={styles.surfaceCard}>
      <h3 className={styles.surfaceName} style={{ background: value }}>
        <span className={styles.surfaceLabel}>{name}</span>
      </h3>
      <dl className={styles.uses}>
        {uses.map(({ use, label }) => {
          const members = inks.filter(({ ratio }) => goodFor(ratio) === use);
          return (
            members.length > 0 && (
              <div key={use}>
                <dt className={styles.value}>{label}</dt>
                {members.map(({ ink, colour, ratio }) => (
                  <dd key={ink} className={styles.pair}>
                    <span
                      className={styles.inkSamples[use]}
                      style={{ background: value, color: colour }}
                      aria-hidden="true"
                    >
                      Aa
                    </span>
                    <span>{ink}</span>
                    <span className={styles.value}>{ratio.toFixed(1)}</span>
                  </dd>
                ))}
              </div>
            )
          );
        })}
        <div>
          <dt className={styles.value}>Decoration only: no text, icons or edges</dt>
          <dd className={styles.names}>{decoration.map(({ ink }) => ink).join(', ')}</dd>
        </div>
      </dl>
    </section>
  );
}

/** For each surface, the colours that may be used on it, by their contrast. */
export function SurfacePairs() {
  return (
    <div className={styles.surfaceCards}>
      {colours
        .filter(([name]) => isSurface(name))
        .map(([name, value]) => (
          <Surface key={name} name={name} value={value} />
        ))}
    </div>
  );
}
