/** Words on the screen: a text node that can be seen, line by line. */
export type TextRun = { node: Text; element: HTMLElement; text: string; lines: readonly DOMRect[] }

/** For screen readers only, or no words on the page. */
const notLookedAt = '.hidden-text, [class*="-spoken"], script, style, svg, option'

export function textRuns(root: HTMLElement): TextRun[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const runs: TextRun[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text)) continue
    const element = node.parentElement
    const text = node.textContent.trim()
    if (!element || text === '' || element.closest(notLookedAt) || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
    if (lines.length > 0) runs.push({ node, element, text, lines })
  }
  return runs
}

function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
}
