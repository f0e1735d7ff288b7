/** `cls`: the sum of all layout shifts that no input caused, until the chat is at rest. */
export type Opened = { cls: number; greetingVisible: boolean }

export type Figures = {
  desktop: Opened
  mobile: Opened
  arabic: Opened
  embed: Opened
  /** From navigation to the first text of the chat on the screen. */
  slow3g: { firstTextMs: number }
}

const targets = { cls: 0.02, firstTextMs: 2500 }

/** What misses its target, one sentence each. */
export function missed({ slow3g, ...opened }: Figures, isJudgingTimes: boolean): string[] {
  const misses = Object.entries(opened).flatMap(([name, { cls, greetingVisible }]) => [
    ...(cls > targets.cls ? [`${name}: CLS is ${cls.toFixed(3)}, at most ${targets.cls} is allowed`] : []),
    ...(greetingVisible ? [] : [`${name}: the greeting is not in view`]),
  ])
  const isSlow = isJudgingTimes && slow3g.firstTextMs > targets.firstTextMs
  return isSlow
    ? [
        ...misses,
        `slow 3G: the first text takes ${slow3g.firstTextMs} ms, at most ${targets.firstTextMs} are allowed`,
      ]
    : misses
}

export function toTable({ slow3g, ...opened }: Figures): string {
  const lines = Object.entries(opened).map(
    ([name, { cls, greetingVisible }]) =>
      `${name.padEnd(8)} CLS ${cls.toFixed(3)}, greeting ${greetingVisible ? 'in view' : 'not in view'}`,
  )
  const slow = slow3g.firstTextMs > targets.firstTextMs ? ', slow' : ''
  return [...lines, `slow 3G  first text after ${slow3g.firstTextMs} ms${slow}`].join('\n')
}

export function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
