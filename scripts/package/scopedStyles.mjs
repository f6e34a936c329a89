/** The element that a mounted figure is in. */
const SCOPE = '.two-choices';
const REM = /(?<![\w.-])(-?\d*\.?\d+)rem\b/g;

/**
 * A plugin of PostCSS that makes the page's styles those of a part of a page: all of them hold within the figure's element,
 * which takes the place of the root and the body; `rem` is the figure's own type size; and where the page asks for the width
 * of the window, the figure asks for its own.
 */
export function scopedStyles() {
  return {
    postcssPlugin: 'scoped-styles',
    // Once: what the plugin writes is not to be read again.
    Once(root) {
      root.walkRules((rule) => {
        rule.selectors = rule.selectors.map(scoped);
      });
      root.walkAtRules('media', (media) => {
        if (/\bwidth\b/.test(media.params)) media.name = 'container';
      });
      root.walkDecls((declaration) => {
        const { prop, parent } = declaration;
        if (prop === 'font-size' && isElement(parent)) declaration.cloneBefore({ prop: '--rem' });
        declaration.value = declaration.value.replace(REM, 'calc($1 * var(--rem))');
      });
    },
  };
}

function scoped(selector) {
  if (selector.startsWith(':root')) return selector.replace(':root', SCOPE);
  // Whatever the page says of itself on the way there, it is not said of somebody's.
  if (/(^|\s)body$/.test(selector)) return SCOPE;
  return `${SCOPE} ${selector}`;
}

/** Whether a rule is one of the figure's element itself. */
function isElement({ selector = '' }) {
  return new RegExp(`^\\${SCOPE}(\\[[^\\]]*\\])?$`).test(selector);
}
