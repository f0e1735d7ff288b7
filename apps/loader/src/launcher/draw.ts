import css from './launcher.css?inline'

/** The launcher, not yet on the page: a button in a closed root that the page's styles and scripts do not reach. */
export function draw(slot: number): readonly [ShadowRoot, HTMLButtonElement] {
  const root = document.createElement('foyer-root').attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.ariaExpanded = 'false'
  // A second channel's stands on the first one's.
  if (slot) button.style.marginBlockEnd = `${slot * 72}px`
  return [root, button]
}
