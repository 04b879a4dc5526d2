// The manager's builder compiles JSX to calls of `React`.
import * as React from 'react';
import { Button, Link, PopoverProvider } from 'storybook/internal/components';
import { useStorybookApi, useStorybookState } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { renderSVG } from 'uqr';

const Panel = styled.div(({ theme }) => ({
  display: 'grid',
  gap: 12,
  width: 280,
  padding: 16,
  background: theme.background.content,
  color: theme.color.defaultText,
  fontSize: 13,
  lineHeight: 1.5,
  overflowWrap: 'anywhere',
}));
/** Cameras want dark on light, also in a dark theme. */
const Code = styled.img({ width: 248, height: 248, background: 'white' });
const Text = styled.p({ margin: 0 });

/** How long 'Copied' stands, in ms. */
const SHOWN_MS = 2_000;

/** Hosts that lead a phone to itself. */
const isOwnMachine = (host: string) => /^(localhost|127\.|\[::1\])/.test(host);

/**
 * Buttons of the toolbar that copy the address of the state with all that is chosen, and that open the state on a phone in the
 * same network: a QR code of its address.
 */
export function ShareTool() {
  const { storyId } = useStorybookState();
  const api = useStorybookApi();
  const [isCopied, setCopied] = React.useState(false);
  if (!storyId) return null;
  async function copy() {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
    setTimeout(setCopied, SHOWN_MS, false);
  }
  return (
    <React.Fragment>
      <Button variant="ghost" padding="small" ariaLabel={false} onClick={copy}>
        {isCopied ? 'Copied' : 'Copy link'}
      </Button>
      <PopoverProvider
        ariaLabel="Phone"
        padding={0}
        popover={() => <OnPhone address={api.getStoryHrefs(storyId, { base: 'origin' }).previewHref} />}
      >
        <Button variant="ghost" padding="small" ariaLabel={false}>
          Phone
        </Button>
      </PopoverProvider>
    </React.Fragment>
  );
}

function OnPhone({ address }: { address: string }) {
  return (
    <Panel>
      {isOwnMachine(location.hostname) ? (
        <React.Fragment>
          <Text>A phone cannot reach {location.host}: each machine means itself by that.</Text>
          <Text>
            Start the workspace with <code>npm start -- --host 192.168.1.20</code>, the address that this
            machine has in its network. The code that opens this state stands here then.
          </Text>
        </React.Fragment>
      ) : (
        <React.Fragment>
          <Code src={`data:image/svg+xml,${encodeURIComponent(renderSVG(address))}`} alt="" />
          <Text>
            Scan it with a phone in the same network. It opens this state, with country and conditions.
          </Text>
          <Link href={address} target="_blank">
            {address}
          </Link>
        </React.Fragment>
      )}
    </Panel>
  );
}
