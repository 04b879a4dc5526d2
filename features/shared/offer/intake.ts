import type { Offer } from '../api';
import { formatNumber } from '../country';
import type { Content } from './contents';
import { doseOf } from './dose';
import { referenceOf } from './referenceIntakes';

/** Nanograms of a unit: whole numbers, so that sums are exact. */
const units = { µg: 1e3, mg: 1e6, g: 1e9 } as const;

type Unit = keyof typeof units;

interface Amount {
  nanograms: number;
  unit: Unit;
}

/** What one product holds of a substance. */
interface Source extends Amount {
  id: Offer['id'];
  product: string;
}

/** What all products together hold of one substance. */
export interface SubstanceSum {
  /** As the labels have it: 'vitamin C'. */
  name: string;
  /** '160 mg' */
  amount: string;
  /** The products with the substance, each with its own amount. */
  sources: readonly { id: Offer['id']; product: string; amount: string }[];
  /** Whole per cent of the reference intake. */
  share: number | undefined;
  /** The most that an adult should take, '25 mg', if the sum is above it. */
  exceeded: string | undefined;
}

/** A sum that has a reference intake. */
export type ComparableSum = SubstanceSum & { share: number };

export interface Intake {
  sums: readonly SubstanceSum[];
  /** Products and amounts that could not be read and are in no sum. */
  unread: readonly string[];
}

/**
 * What one takes in a day of all these products: the sums of their daily doses, not of their quantities. Only equal names are
 * added up; extracts and powders of a plant are different substances.
 */
export function intakeOf(contents: readonly Content[]): Intake {
  const unread: string[] = [];
  const sums = new Map<string, { name: string; sources: Source[] }>();
  for (const { id, name: product, product: offer } of contents) {
    const dose = offer && doseOf(offer);
    if (!dose) unread.push(product);
    for (const { name, amount: text } of dose?.substances ?? []) {
      const amount = readAmount(text);
      const key = name.toLowerCase();
      const sum = sums.get(key) ?? { name, sources: [] };
      if (amount) sums.set(key, { ...sum, sources: [...sum.sources, { ...amount, id, product }] });
      else unread.push(`${product}, ${name} ${text}`);
    }
  }
  return {
    sums: [...sums.values()].map(toSum).sort((a, b) => rank(b) - rank(a)),
    unread: [...new Set(unread)],
  };
}

/** A substance that several products hold and of which a reference intake is known. */
export const isOverlap = (sum: SubstanceSum): sum is ComparableSum =>
  isComparable(sum) && sum.sources.length > 1;

/** A substance of which a reference intake is known. */
export const isComparable = (sum: SubstanceSum): sum is ComparableSum => sum.share !== undefined;

/** Overlaps first, then what has a reference intake, each in the order of the products. */
const rank = (sum: SubstanceSum) => Number(isOverlap(sum)) + Number(isComparable(sum));

/** '1,4 mg'. `undefined` for volumes, and for '1.000 mg', which is one or a thousand. */
function readAmount(text: string): Amount | undefined {
  const groups = /^(?<count>\d+(?:,\d{1,3}|\.\d{1,2})?)\s?(?<unit>mg|µg|μg|mcg|g)$/u.exec(text)?.groups;
  if (!groups?.count || !groups.unit) return undefined;
  const unit = groups.unit === 'mg' || groups.unit === 'g' ? groups.unit : 'µg';
  return { nanograms: Math.round(Number(groups.count.replace(',', '.')) * units[unit]), unit };
}

function toSum({ name, sources }: { name: string; sources: readonly Source[] }): SubstanceSum {
  const nanograms = sources.reduce((total, source) => total + source.nanograms, 0);
  const unit = sources.reduce<Unit>(
    (widest, source) => (units[source.unit] > units[widest] ? source.unit : widest),
    'µg',
  );
  const reference = referenceOf(name);
  const maximum = reference?.maximum && reference.maximum * units.mg;
  return {
    name,
    amount: inUnit(nanograms, unit),
    sources: sources.map(({ id, product, ...own }) => ({
      id,
      product,
      amount: inUnit(own.nanograms, own.unit),
    })),
    share: reference && Math.round((nanograms * 100) / (reference.intake * units.mg)),
    exceeded: maximum && nanograms > Math.round(maximum) ? inUnit(maximum, unit) : undefined,
  };
}

/** With as many decimals as it has, at most three. */
function inUnit(nanograms: number, unit: Unit): string {
  const count = Number((nanograms / units[unit]).toFixed(3));
  const [, decimals = ''] = String(count).split('.');
  return `${formatNumber(count, decimals.length)}\u00A0${unit}`;
}
