/** How long to wait after this many failures in a row: twice as long each time. */
export function backOffMs(
  failures: number,
  { firstMs, longestMs }: { firstMs: number; longestMs: number },
): number {
  return Math.min(firstMs * 2 ** Math.min(failures - 1, 30), longestMs)
}
