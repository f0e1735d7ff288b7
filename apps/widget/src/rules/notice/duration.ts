/** K-02: one pass of the notice takes a second for every nine characters; where that is too fast, 15 s. */
export function noticeSeconds(text: string): number {
  const seconds = text.length / charactersPerSecond
  return seconds < tooFastBelow ? slowest : seconds
}

const charactersPerSecond = 9
const tooFastBelow = 10
const slowest = 15
