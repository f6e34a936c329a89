/**
 * How a system is drawn, the same in every picture: a colour (a CSS variable of the theme), a dash and a mark, so that
 * no picture depends on colour alone.
 */
export interface SystemStyle {
  /** Place in lists of colours. */
  readonly index: number;
  /** Name of the CSS variable that holds the colour. */
  readonly color: string;
  /** SVG stroke-dasharray; empty for a solid line. */
  readonly dash: string;
  readonly mark: 'circle' | 'square' | 'triangle' | 'diamond';
}

/** In the order of places; also of what is compared otherwise, such as two predictions. */
export const SYSTEM_STYLES: readonly [SystemStyle, SystemStyle, SystemStyle, SystemStyle] = [
  { index: 0, color: '--system-0', dash: '', mark: 'circle' },
  { index: 1, color: '--system-1', dash: '9 4', mark: 'square' },
  { index: 2, color: '--system-2', dash: '3 3', mark: 'triangle' },
  { index: 3, color: '--system-3', dash: '10 3 2 3', mark: 'diamond' },
];

/** Index of the style of d = 1. */
const RANDOM = 1;

/**
 * The style of a system among those on show: by its place, but d = 1 is drawn alike wherever it stands, and the system
 * in the place of its style takes the other.
 * @param systems d of the systems on show, at most four, each once; that of the slider first where there is one
 * @param system place in that list
 */
export function systemStyle(systems: readonly number[], system: number): SystemStyle {
  const random = systems.indexOf(1);
  if (system === random) return SYSTEM_STYLES[RANDOM];
  const index = system === RANDOM && random >= 0 ? random : system;
  return SYSTEM_STYLES[index] ?? SYSTEM_STYLES[0];
}

/** The styles of all systems on show, in their order. */
export function systemStyles(systems: readonly number[]): SystemStyle[] {
  return systems.map((_, system) => systemStyle(systems, system));
}

/** The outline of a system's mark around a point, as SVG path data; `size` is about its half width in pixels. */
export function markPath(mark: SystemStyle['mark'], x: number, y: number, size: number): string {
  const at = (dx: number, dy: number) => `${round(x + dx * size)},${round(y + dy * size)}`;
  switch (mark) {
    case 'circle':
      return `M${at(-1, 0)}a${size},${size} 0 1 0 ${2 * size},0a${size},${size} 0 1 0 ${-2 * size},0z`;
    case 'square':
      return `M${at(-0.9, -0.9)}L${at(0.9, -0.9)}L${at(0.9, 0.9)}L${at(-0.9, 0.9)}z`;
    case 'triangle':
      return `M${at(0, -1.2)}L${at(1.1, 0.8)}L${at(-1.1, 0.8)}z`;
    case 'diamond':
      return `M${at(0, -1.3)}L${at(1.3, 0)}L${at(0, 1.3)}L${at(-1.3, 0)}z`;
  }
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** What a policy is called in a few words. */
export function policyName(choices: number, serverCount: number, distinct: boolean): string {
  if (choices === 1) return 'random';
  if (distinct && choices === serverCount) return 'shortest of all';
  if (choices === 2) return 'shorter of two';
  if (choices === 3) return 'shortest of three';
  return `shortest of ${choices}`;
}

/** Systems in words: `d = 2, d = 1`. */
export function systemNames(systems: readonly number[]): string {
  return systems.map((choices) => `d = ${choices}`).join(', ');
}
