import { useState } from 'react';
import { DEFAULT_CONTROLS } from '../../stores/controlStore';
import type { Figure } from '../figure';
import { linkNow } from '../linkNow';

interface CreditProps {
  readonly figure: Figure;
  readonly pageAddress: string;
}

/** Leads to the full page with the figure as it stands: the address is made when somebody is about to follow it. */
export function Credit({ figure, pageAddress }: CreditProps) {
  // Those of an embedded figure: the full page has all.
  const { panels, controls } = DEFAULT_CONTROLS;
  const address = () => `${pageAddress}${linkNow(figure, { view: 'explore', panels, controls })}`;
  const [href, setHref] = useState(address);
  const renew = () => setHref(address());
  return (
    <p className="embed-credit">
      <a
        href={href}
        target="_blank"
        rel="noopener"
        onPointerEnter={renew}
        onPointerDown={renew}
        onFocus={renew}
      >
        Two Choices
      </a>{' '}
      · live simulation of the supermarket model
    </p>
  );
}
