import css from './launcher.css?inline'

/** The launcher, not yet on the page: a button in a closed root that the page's styles and scripts do not reach. */
export function draw(): readonly [ShadowRoot, HTMLButtonElement] {
  const root = document.createElement('foyer-root').attachShadow({ mode: 'closed' })
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  root.adoptedStyleSheets = [sheet]
  const button = document.createElement('button')
  button.ariaExpanded = 'false'
  return [root, button]
}
