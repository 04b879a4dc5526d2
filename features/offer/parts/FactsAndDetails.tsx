import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Offer } from '#features/shared/api';
import { RenderInBatches, showAndFocus } from '#features/shared/page';
import { Details, FACTS_ROW } from './Details';
import { ProductFactsLink } from './ProductFacts';

export interface FactsAndDetailsProps {
  offer: Offer;
  /** What shows between the two. */
  children: ReactNode;
}

/** The link to the facts of the product, and the details, in which it opens their row. */
export function FactsAndDetails({ offer, children }: FactsAndDetailsProps) {
  const [row, setRow] = useState<string>();
  const details = useRef<HTMLDivElement>(null);

  function openFacts() {
    flushSync(() => setRow(FACTS_ROW));
    showAndFocus(details.current?.querySelector<HTMLElement>('[aria-expanded="true"]'));
  }

  return (
    <>
      <ProductFactsLink offer={offer} onClick={openFacts} />
      {children}
      <div ref={details}>
        <RenderInBatches>
          <Details offer={offer} open={row} onOpenChange={setRow} />
        </RenderInBatches>
      </div>
    </>
  );
}
