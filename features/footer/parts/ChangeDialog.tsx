import { type Country, keepCountry, useMessages } from '#features/shared/country';
import { opensElsewhere } from '#features/shared/navigation';
import { Button } from '#ui/Button';
import { Dialog } from '#ui/Dialog';
import { messages } from '../messages';

export interface ChangeDialogProps {
  /** The country to switch to. */
  country: Country;
  /** Address of the current page in that country. */
  href: string;
  open: boolean;
  onClose: () => void;
}

/** Asks for confirmation, because switching the country changes the prices in the cart. */
export function ChangeDialog({ country, href, open, onClose }: ChangeDialogProps) {
  const text = useMessages(messages);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.changeCountry}
      description={text.newPrices(country)}
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
