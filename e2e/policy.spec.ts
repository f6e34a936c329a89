import { expect, test } from './test';

/** Directives of the page's own policy. */
type Policy = Map<string, string[]>;

test('the page says what it may load: its own files, no script or style from a text', async ({ page }) => {
  await page.goto('./');
  const content = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute('content');
  const policy: Policy = new Map(
    (content ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(' ');
      return [name, sources];
    }),
  );
  expect(policy.get('default-src')).toEqual(["'none'"]);
  expect(policy.get('script-src')).toEqual(["'self'"]);
  expect(policy.get('style-src')).toEqual(["'self'"]);
  expect(policy.get('connect-src')).toEqual(["'self'"]);
  const known = ["'none'", "'self'", 'data:', 'blob:'];
  expect([...policy.values()].flat().filter((source) => !known.includes(source))).toEqual([]);
});

test('what the policy forbids does not happen', async ({ page, errors }) => {
  await page.goto('./?play=0');
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible();
  const tried = await page.evaluate(async () => {
    const refused: string[] = [];
    document.addEventListener('securitypolicyviolation', (event) => refused.push(event.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    const style = document.createElement('style');
    style.textContent = 'body { display: none }';
    document.head.append(script, style);
    // Another host, as far as the page is concerned; nobody is there.
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { refused, ran: 'ran' in window, hidden: getComputedStyle(document.body).display === 'none' };
  });
  expect(tried.ran).toBe(false);
  expect(tried.hidden).toBe(false);
  expect(new Set(tried.refused)).toEqual(new Set(['script-src-elem', 'style-src-elem', 'connect-src']));
  // The browser has said so on the console, as it should.
  expect(errors.splice(0).every((error) => error.includes('Content Security Policy'))).toBe(true);
});
