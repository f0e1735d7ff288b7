/** What means one side of the screen, whichever way the text runs. */
const sided = [
  /(?:^|[\s{;])(?:margin|padding|border|scroll-margin|scroll-padding|inset)-(?:left|right)\b/,
  /(?:^|[\s{;])border-(?:top|bottom)-(?:left|right)-radius\b/,
  /(?:^|[\s{;])(?:left|right)\s*:/,
  /:\s*(?:left|right)\b/,
  /\bto (?:left|right)\b/,
  /\btranslate(?:X|3d)\(|\bscaleX\(/,
]
/** Four values go around the box: the second is the right side, the fourth the left one. */
const around = /(?:^|[\s{;])(?:margin|padding|inset|border-(?:width|style|color)):\s*([^;]+)/

/**
 * Lines of a stylesheet that would be wrong where text runs from right to left. A comment with `physical:` before a
 * rule or a line says why it is right all the same.
 */
export function physicalLines(css: string): string[] {
  let depth = 0
  let statedAt: number | undefined
  return css.split('\n').flatMap((line, at) => {
    if (line.includes('physical:')) statedAt = depth
    const code = line.replaceAll(/\/\*.*?\*\/|^\s*(?:\/\*|\*).*$/g, '')
    const isSided = sided.some((pattern) => pattern.test(code)) || isLopsided(code)
    const isWrong = isSided && statedAt === undefined
    depth += (code.match(/\{/g)?.length ?? 0) - (code.match(/\}/g)?.length ?? 0)
    // A reason holds for what it stands before: a declaration, or a rule to its end.
    if (depth === statedAt && /[;}]\s*$/.test(code)) statedAt = undefined
    return isWrong ? [`${at + 1}: ${line.trim()}`] : []
  })
}

function isLopsided(code: string): boolean {
  const values = valuesOf(around.exec(code)?.[1] ?? '')
  return values.length === 4 && values[1] !== values[3]
}

/** Spaces inside of brackets part nothing. */
function valuesOf(text: string): string[] {
  return text.match(/(?:[^\s()]|\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\))+/g) ?? []
}
