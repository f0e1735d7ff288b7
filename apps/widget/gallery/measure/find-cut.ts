import { clipOf, clipsAround } from './clips.ts'
import type { Cut } from './cut.ts'
import { cutFields } from './cut-fields.ts'
import { inkBoxes, inkOf } from './ink.ts'
import { textRuns, type TextRun } from './text-run.ts'
import { isTorn } from './torn.ts'

/** A letter's edge may reach half a pixel beyond its box. */
const slack = 1.5

/** Everything on the page that cannot be read to its end at this width. */
export function findCut(): Cut[] {
  const runs = textRuns(document.body)
  return [...sideways(), ...runs.flatMap(cutsOf), ...cutFields(document.body)]
}

/** Rows that are meant to be moved sideways. */
const strips = '.menu-strip, .side-panel-tabs, .foyer-tabs-bar, .foyer-rich-table'

/** Whoever reads down must not have to go to and fro. */
function sideways(): Cut[] {
  return [...document.querySelectorAll<HTMLElement>('html, body, body *')]
    .filter((element) => element.scrollWidth > element.clientWidth + slack && !element.matches(strips))
    .filter((element) => element === document.documentElement || clipOf(element).x === 'scroll')
    .map((element) => told('scrolls sideways', element, ''))
}

function cutsOf(run: TextRun): Cut[] {
  const cuts = [beyondItsBox(run), outOfSight(run), linesTouch(run), torn(run)]
  return cuts.filter((cut) => cut !== undefined)
}

/** The box that words stand in has to be as large as they are, unless it is one that hides or scrolls. */
function beyondItsBox(run: TextRun): Cut | undefined {
  const block = blockOf(run.element)
  const box = block.getBoundingClientRect()
  const { x, y } = clipOf(block)
  const room = slack + hangingSpace(block)
  const isWide = run.lines.some(({ left, right }) => left < box.left - room || right > box.right + room)
  if (isWide && x === 'free') return told('reaches out of its box', run.element, run.text)
  const isHigh = inkBoxes(run).some(({ top, bottom }) => top < box.top - slack || bottom > box.bottom + slack)
  return isHigh && y === 'free' ? told('is higher than its box', run.element, run.text) : undefined
}

/** Where spaces are kept, the one that a line ends with hangs out of it. */
function hangingSpace(block: HTMLElement): number {
  return getComputedStyle(block).whiteSpaceCollapse.startsWith('preserve') ? inkOf(' ', block).width : 0
}

/** Whatever is around may hide a part of it. What is hidden wholly (another slide, another tab) is meant to be. */
function outOfSight(run: TextRun): Cut | undefined {
  let boxes = inkBoxes(run)
  for (const { box, x, y } of clipsAround(run.element)) {
    if (boxes.every((ink) => isAway(ink, box))) return undefined
    const isWide = boxes.some((ink) => ink.left < box.left - slack || ink.right > box.right + slack)
    const isHigh = boxes.some((ink) => ink.top < box.top - slack || ink.bottom > box.bottom + slack)
    const ways = [isWide ? x : 'free', isHigh ? y : 'free']
    if (ways.includes('short')) return { ...told('is shortened', run.element, run.text), isShortened: true }
    if (ways.includes('cut')) return told('is cut off', run.element, run.text)
    // What can be scrolled to is seen where the scrolling is: from here on that counts.
    if (x === 'scroll' || y === 'scroll') boxes = [box]
  }
  const isOff = boxes.some(({ left, right }) => left < -slack || right > innerWidth + slack)
  return isOff ? told('is out of the window', run.element, run.text) : undefined
}

function isAway(ink: DOMRect, box: DOMRect): boolean {
  return ink.right <= box.left || ink.left >= box.right || ink.bottom <= box.top || ink.top >= box.bottom
}

function linesTouch({ element, text, lines }: TextRun): Cut | undefined {
  const rows = new Set(lines.map(({ top }) => Math.round(top))).size
  if (rows < 2) return undefined
  const { above, below } = inkOf(text, element)
  const height = Number.parseFloat(getComputedStyle(blockOf(element)).lineHeight)
  return above + below > height + slack ? told('has lines that touch', element, text) : undefined
}

function torn({ node, element, text }: TextRun): Cut | undefined {
  return isTorn(node) ? told('is torn within a syllable', element, text) : undefined
}

function blockOf(element: HTMLElement): HTMLElement {
  let block = element
  while (block.parentElement && /^(?:inline|contents)$/.test(getComputedStyle(block).display))
    block = block.parentElement
  return block
}

function told(why: string, element: Element, text: string): Cut {
  const names = [...element.classList].map((name) => `.${name}`).join('')
  return { why, text, where: element.tagName.toLowerCase() + names, isShortened: false }
}
