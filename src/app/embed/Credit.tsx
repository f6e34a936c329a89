import { useState } from 'react';
import type { Figure } from '../figure';
import { linkNow } from '../linkNow';

interface CreditProps {
  readonly figure: Figure;
  readonly pageAddress: string;
}

/** Leads to the full page with the figure as it stands: the address is made when somebody is about to follow it. */
export function Credit({ figure, pageAddress }: CreditProps) {
  const address = () => `${pageAddress}${linkNow(figure, { view: 'explore' })}`;
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
