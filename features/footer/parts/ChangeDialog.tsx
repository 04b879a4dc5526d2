import { type Country, keepCountry, useMessages } from '#features/shared/country';
import { opensElsewhere } from '#features/shared/navigation';
import { hasTyped } from '#features/shared/platform';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { messages } from '../messages';

export interface ChangeDialogProps {
  /** The country to switch to. */
  country: Country;
  /** Address of the current page in that country. */
  href: string;
  /** Whether the cart holds articles. */
  hasCart: boolean;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because the prices in the cart change and the shop reloads, which loses what was typed. */
export function ChangeDialog({ country, href, hasCart, open, onClose }: ChangeDialogProps) {
  const text = useMessages(messages);
  const consequences = [...(hasCart ? [text.newPrices(country)] : []), ...(hasTyped() ? [text.notKept] : [])];
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.changeCountry}
      description={consequences.join(' ')}
      closeLabel={text.close}
      actions={
        <>
          <Button onClick={onClose}>{text.stay}</Button>
          <Button
            href={href}
            tone="quiet"
            onClick={(event) => !opensElsewhere(event) && keepCountry(country)}
          >
            {text.change}
          </Button>
        </>
      }
    />
  );
}
