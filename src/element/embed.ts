import { TwoChoices } from './TwoChoices';

// A page may load this file from two places: the first one counts.
if (!customElements.get('two-choices')) customElements.define('two-choices', TwoChoices);
