/**
 * Marks a failure that browsers cause in normal use and that the caller can do without. The reason is for readers of the
 * code: builds drop it. Unexpected failures go to the browser's own `reportError`, which shows them in the console.
 */
// @__NO_SIDE_EFFECTS__
export function ignoreExpected(_reason: string): undefined {
  return undefined
}
