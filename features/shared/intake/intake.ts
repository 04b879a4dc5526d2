import type { Offer } from '../api';
import { formatNumber } from '../country';
import { readDose } from '../offer';
import { type Reference, referenceOf } from './references';

/** Nanograms of a unit: whole numbers, so that sums are exact. */
const units = { µg: 1e3, mg: 1e6, g: 1e9 } as const;

type Unit = keyof typeof units;

interface Amount {
  nanograms: number;
  unit: Unit;
}

/** What all products together hold of one substance. */
export interface SubstanceSum {
  /** As the labels have it: 'vitamin C'. */
  name: string;
  /** '160 mg' */
  amount: string;
  /** The products with the substance, each with its own amount. */
  sources: readonly { product: string; amount: string }[];
  /** Whole per cent of the reference intake. */
  share: number | undefined;
  /** The most that an adult should take, '25 mg', if the sum is above it. */
  exceeded: string | undefined;
}

export interface Intake {
  sums: readonly SubstanceSum[];
  /** Products and amounts that could not be read and are in no sum. */
  unread: readonly string[];
}

/**
 * What one takes in a day with all of these offers: the sums of their daily doses, not of their quantities. A bundle counts
 * as its contents, and a product that is in several counts once. Only equal names are added up; extracts and powders of a
 * plant are different substances.
 *
 * @param catalogue - Where the contents of bundles are found
 */
export function intakeOf(offers: readonly Offer[], catalogue: readonly Offer[]): Intake {
  const products = new Map<Offer['id'], Offer>();
  const unread: string[] = [];
  for (const offer of offers) {
    for (const { id, name } of offer.children ?? [offer]) {
      const product = id === offer.id ? offer : catalogue.find((other) => other.id === id);
      if (product) products.set(id, product);
      else unread.push(name);
    }
  }
  const sums = new Map<string, { name: string; sources: (Amount & { product: string })[] }>();
  for (const product of products.values()) {
    const dose = product.food && readDose(product.food.dailyDose);
    if (!dose) unread.push(product.name);
    for (const { name, amount: text } of dose?.substances ?? []) {
      const amount = readAmount(text);
      const key = name.toLowerCase();
      const sum = sums.get(key) ?? { name, sources: [] };
      if (amount) sums.set(key, { ...sum, sources: [...sum.sources, { ...amount, product: product.name }] });
      else unread.push(`${product.name}, ${name} ${text}`);
    }
  }
  return {
    sums: [...sums.values()].map(toSum).sort((a, b) => rank(b) - rank(a)),
    unread: [...new Set(unread)],
  };
}

/** A substance that several products hold and of which a reference intake is known. */
export const isOverlap = ({ sources, share }: SubstanceSum): boolean =>
  sources.length > 1 && share !== undefined;

/** Overlaps first, then what has a reference intake, each in the order of the products. */
const rank = (sum: SubstanceSum) => Number(isOverlap(sum)) + Number(sum.share !== undefined);

/** '1,4 mg'. `undefined` for volumes, and for '1.000 mg', which is one or a thousand. */
function readAmount(text: string): Amount | undefined {
  const groups = /^(?<count>\d+(?:,\d{1,3}|\.\d{1,2})?)\s?(?<unit>mg|µg|μg|mcg|g)$/u.exec(text)?.groups;
  if (!groups?.count || !groups.unit) return undefined;
  const unit = groups.unit === 'mg' || groups.unit === 'g' ? groups.unit : 'µg';
  return { nanograms: Math.round(Number(groups.count.replace(',', '.')) * units[unit]), unit };
}

function toSum({ name, sources }: { name: string; sources: (Amount & { product: string })[] }): SubstanceSum {
  const nanograms = sources.reduce((total, source) => total + source.nanograms, 0);
  const unit = sources.reduce<Unit>(
    (widest, source) => (units[source.unit] > units[widest] ? source.unit : widest),
    'µg',
  );
  const reference: Reference | undefined = referenceOf(name);
  const maximum = reference?.maximum && reference.maximum * units.mg;
  return {
    name,
    amount: inUnit(nanograms, unit),
    sources: sources.map((source) => ({
      product: source.product,
      amount: inUnit(source.nanograms, source.unit),
    })),
    share: reference && Math.round((nanograms / units.mg / reference.intake) * 100),
    exceeded: maximum && nanograms > Math.round(maximum) ? inUnit(maximum, unit) : undefined,
  };
}

/** With as many decimals as it has, at most three. */
function inUnit(nanograms: number, unit: Unit): string {
  const count = Number((nanograms / units[unit]).toFixed(3));
  const [, decimals = ''] = String(count).split('.');
  return `${formatNumber(count, decimals.length)}\u00A0${unit}`;
}
